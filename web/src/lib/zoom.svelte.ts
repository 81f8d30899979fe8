// Which card somebody looks at closely.

class Zoom {
  game = $state("");
  id = $state("");
  /** Asks why the card cannot be chosen now, if that is what brought it up. */
  why = $state.raw<(() => void) | undefined>();

  open(game: string, id: string, why?: () => void): void {
    this.game = game;
    this.id = id;
    this.why = why;
    why?.();
  }
  close(): void {
    this.id = "";
  }
}

export const zoom = new Zoom();
