import { boxPath, join, many, n, path } from '../svg';

/**
 * The mark of the network, `size` across, centred on (0, 0): on the left the meridians of a globe, on
 * the right the weft of a cloth, between them the line where they meet.
 */
export function brandMark(size: number, line: string, thread: string): string {
  const r = size / 2;
  const gap = size * 0.085;
  const crescent = (outer: number, inner: number) =>
    `M${n(-gap)} ${n(-r)}A${n(outer)} ${n(r)} 0 0 0 ${n(-gap)} ${n(r)}A${n(inner)} ${n(r)} 0 0 1 ${n(-gap)} ${n(-r)}z`;
  const rows = 5;
  const pitch = (size + size * 0.075) / rows;
  const tall = pitch - size * 0.075;
  const reach = (y: number) => Math.sqrt(Math.max(0, r * r - y * y));
  const weft = many(rows, (i) => {
    const top = -r + i * pitch;
    const foot = top + tall;
    return `M${n(gap)} ${n(top)}H${n(Math.max(gap, reach(top)))}A${n(r)} ${n(r)} 0 0 1 ${n(Math.max(gap, reach(foot)))} ${n(foot)}H${n(gap)}z`;
  });
  const half = r - gap;
  return join(
    path(join(crescent(half, half * 0.68), crescent(half * 0.42, half * 0.06)), line),
    path(weft, line),
    path(boxPath(-size * 0.036, -r, size * 0.072, size), thread),
  );
}
