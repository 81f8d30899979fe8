// Short words that come up at the edge of the page and go by themselves.

export interface Notice {
  key: number;
  text: string;
  rule?: string | undefined;
  game?: string | undefined;
  /** Where it leads. */
  link?: string | undefined;
  bad?: boolean | undefined;
}

const STAYS = 7_000;

class Notices {
  all = $state<Notice[]>([]);
  /** The sheets over the page: whatever lies below the topmost cannot be read or touched. */
  sheets = $state.raw<object[]>([]);
  private next = 0;

  show(text: string, more: Omit<Notice, "key" | "text"> = {}): void {
    const key = this.next++;
    this.all = [...this.all.filter((one) => one.text !== text), { key, text, ...more }].slice(-3);
    setTimeout(() => this.close(key), STAYS);
  }

  /** A sheet is laid over the page; returns how to take it away. */
  cover(sheet: object): () => void {
    this.sheets = [...this.sheets, sheet];
    return () => (this.sheets = this.sheets.filter((one) => one !== sheet));
  }

  clear(): void {
    this.all = [];
  }

  close(key: number): void {
    this.all = this.all.filter((one) => one.key !== key);
  }
}

export const notices = new Notices();
