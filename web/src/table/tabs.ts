/** What can lie beside the board. */
export const TABS = ["story", "talk", "people", "menu"] as const;
export type Tab = (typeof TABS)[number];
