import { describe, expect, it } from 'vitest';
import { galleryCell } from './gallery-cell';

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

/** The number of grid cells that the classes of an image cover at a breakpoint. */
function cellsOf(classes: string, at: '' | 'sm:' | 'lg:'): number {
  const smaller = { '': [''], 'sm:': ['sm:', ''], 'lg:': ['lg:', 'sm:', ''] }[at];
  const span = (name: string) =>
    smaller
      .map((prefix) => classes.match(new RegExp(`(?:^| )${prefix}${name}-span-(\\d)`))?.[1])
      .find(Boolean);
  return Number(span('col') ?? 1) * Number(span('row') ?? 1);
}

describe.each([
  { at: '', columns: 2 },
  { at: 'sm:', columns: 2 },
  { at: 'lg:', columns: 4 },
] as const)('gallery grid with $columns columns ($at)', ({ at, columns }) => {
  it.each(counts)('has no gap after %i images', (count) => {
    const cells = Array.from({ length: count }, (_, index) => cellsOf(galleryCell(index, count), at));
    expect(cells.reduce((sum, item) => sum + item, 0) % columns).toBe(0);
  });
});
