import { describe, expect, it } from 'vitest';
import { galleryCell } from './gallery-cell';

const counts = Array.from({ length: 40 }, (_, place) => place + 1);

/** How many cells of a grid a picture takes at one width of the screen, by its classes. */
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
] as const)('the mosaic of $columns columns ($at)', ({ at, columns }) => {
  it.each(counts)('leaves no gap after %i pictures', (count) => {
    const cells = Array.from({ length: count }, (_, place) => cellsOf(galleryCell(place, count), at));
    expect(cells.reduce((sum, one) => sum + one, 0) % columns).toBe(0);
  });
});
