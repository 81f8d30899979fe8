// Who one is: a guest with a name and a key, kept in this browser.
import { ask } from "./api.ts";
import { recall, remember } from "./keep.ts";
import { t } from "./speaker.svelte.ts";

/** What the server calls somebody who has given no name. */
const NOBODY = "Guest";

interface Kept {
  guest: string;
  name: string;
  key: string;
}

class Me {
  guest = $state("");
  name = $state("");
  key = "";
  private coming: Promise<void> | null = null;

  constructor() {
    Object.assign(this, recall<Partial<Kept>>("me", {}));
  }

  /** The name that one has given oneself, if any. */
  get given(): string {
    return this.name === NOBODY ? "" : this.name;
  }

  /** What one is called at a table, with or without a name. */
  get called(): string {
    return this.given || t("web-guest");
  }

  /** Come in under a name if one is not in yet. */
  enter(): Promise<void> {
    if (this.key) return Promise.resolve();
    this.coming ??= ask<Kept>("/guests", { name: this.name })
      .then((kept) => this.keep(kept))
      .finally(() => (this.coming = null));
    return this.coming;
  }

  async rename(name: string): Promise<void> {
    this.name = name;
    if (!this.key) return this.enter();
    const said = await ask<{ name: string }>("/me", { name }, this.key, "PATCH");
    this.name = said.name;
    this.save();
  }

  /** Let another device in, once. */
  async code(): Promise<string> {
    await this.enter();
    return (await ask<{ code: string }>("/me/code", {}, this.key)).code;
  }

  async claim(code: string): Promise<void> {
    this.keep(await ask<Kept>("/claim", { code }));
  }

  keep(kept: Kept): void {
    Object.assign(this, kept);
    this.save();
  }

  private save(): void {
    remember("me", { guest: this.guest, name: this.name, key: this.key });
  }
}

export const me = new Me();
