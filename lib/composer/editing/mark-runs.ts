/** Whether a run of asterisks contains a mark: one is italic, two are bold, three both. */
export const containsMark = (run: string | undefined, mark: string): boolean =>
  run?.length === mark.length || run?.length === 3;

/** The asterisks at the end of a text. */
export const runBefore = (text: string): string | undefined => /(?<!\*)\*+$/.exec(text)?.[0];
/** The asterisks at the start of a text. */
export const runAfter = (text: string): string | undefined => /^\*+/.exec(text)?.[0];

/** Whether a range is enclosed in a mark; one asterisk of a pair does not count. */
export const isEnclosedInMark = (text: string, from: number, to: number, mark: string): boolean =>
  containsMark(runBefore(text.slice(0, from)), mark) && containsMark(runAfter(text.slice(to)), mark);
