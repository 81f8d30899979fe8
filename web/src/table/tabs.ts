/** What can lie beside the board. */
export type Tab = "story" | "talk" | "people" | "menu";
