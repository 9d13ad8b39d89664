const around = 120;

/** Where two texts first differ, with what stands around it in each; null when they are equal. */
export function firstDifference(one: string, other: string): { one: string; other: string } | null {
  if (one === other) return null;
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  const cut = (text: string) => text.slice(Math.max(0, at - around), at + around);
  return { one: cut(one), other: cut(other) };
}
