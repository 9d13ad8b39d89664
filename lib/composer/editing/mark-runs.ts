/** One star is slanted, two are bold, three both. */
export const isRun = (stars: string | undefined, mark: string): boolean =>
  stars?.length === mark.length || stars?.length === 3;

/** The stars that a text ends with. */
export const runBefore = (text: string): string | undefined => /(?<!\*)\*+$/.exec(text)?.[0];
/** The stars that it begins with. */
export const runBehind = (text: string): string | undefined => /^\*+/.exec(text)?.[0];

/** Whether a mark stands on both sides: of one star, not the half of two. */
export const isMarkedAround = (text: string, from: number, to: number, mark: string): boolean =>
  isRun(runBefore(text.slice(0, from)), mark) && isRun(runBehind(text.slice(to)), mark);
