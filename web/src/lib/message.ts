// A message as the server sends it: an id, arguments and the rule it rests on.

export type Arg = number | string | string[] | Said;

export interface Said {
  id: string;
  args: Record<string, Arg>;
  rule: string;
}

/** A choice that is open: what to send, and what it would do. */
export interface Offer {
  say: string;
  does: Said;
}

/** One thing that happened: its kind, and its arguments. */
export type Happening = { event: string } & Record<string, Arg>;
