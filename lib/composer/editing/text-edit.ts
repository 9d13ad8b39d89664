/** A text with a selection in it. */
export type Selected = { text: string; start: number; end: number };

/** What is written in the place of a part, and what is selected then. All that is outside of it stays as it is. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
};
