const CONTEXT_LENGTH = 120;

/** Where two texts first differ, with the surrounding text of each; null when they are equal. */
export function firstDifference(left: string, right: string): { left: string; right: string } | null {
  if (left === right) return null;
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left[at] === right[at]) at += 1;
  const cut = (text: string) => text.slice(Math.max(0, at - CONTEXT_LENGTH), at + CONTEXT_LENGTH);
  return { left: cut(left), right: cut(right) };
}
