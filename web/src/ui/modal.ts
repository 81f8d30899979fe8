// A dialog that lies over the page while it is there; what is said meanwhile is shown on it.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { notices } from "../lib/notices.svelte.ts";

/** `mark` tells the dialog from others: its own notices carry it. */
export function modal(mark: object): Attachment<HTMLDialogElement> {
  return (sheet) => {
    sheet.showModal();
    const uncover = untrack(() => notices.cover(mark));
    return () => {
      uncover();
      sheet.close();
    };
  };
}
