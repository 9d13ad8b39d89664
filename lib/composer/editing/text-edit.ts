/** A text and the selection in it. */
export type TextSelection = { text: string; start: number; end: number };

/** Replacement of a range of a text, and the selection afterwards. */
export type TextEdit = {
  from: number;
  to: number;
  insert: string;
  selection: readonly [start: number, end: number];
};
