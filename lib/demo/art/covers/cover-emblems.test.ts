import { expect, test } from 'vitest';
import { coverCategories } from '../cover-categories';
import { emblem } from '../parts/emblems';
import { drawCover } from './draw-cover';

const uncoloured = (svg: string) => svg.replace(/(fill|stroke)="#[^"]*"/g, '');
/** Of two colours, since an emblem may be drawn in any. */
const shapeOf = (category: (typeof coverCategories)[number]) => uncoloured(emblem(category, '#m', '#s'));

test('what hangs over a door is the sign of its own trade', () => {
  const signs = coverCategories.map((category) => {
    const drawing = uncoloured(drawCover(category, 0).svg);
    const hung = coverCategories.filter((other) => drawing.includes(shapeOf(other)));
    return { category, shapes: new Set(hung.map(shapeOf)), own: shapeOf(category) };
  });
  const strange = signs.filter(
    ({ shapes, own }) => shapes.size > 0 && !(shapes.size === 1 && shapes.has(own)),
  );
  expect(strange.map(({ category }) => category)).toEqual([]);
  expect(signs.filter(({ shapes }) => shapes.size > 0).length).toBeGreaterThan(40);
});
