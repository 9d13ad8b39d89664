import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyReferences, findPicture } from '@/lib/engine/reference-table';
import { Picture } from '@/lib/ui/picture';

const image = { src: '/media/a.webp', alt: '', width: 100, height: 80, widths: [] };
const styles = readFileSync(path.resolve('lib/ui/styles/focus.css'), 'utf8');
const draw = (focus?: { x: number; y: number }) => {
  const pictures = new Map([['media 1', image]]);
  const found = findPicture({ ...emptyReferences, pictures }, { media: 1, focus });
  return renderToStaticMarkup(<Picture image={found} sizes="100vw" ratio="square" />);
};

it.each([0, 9, 50, 71, 100])(
  'what stays in sight, %s hundredths, is one that the style sheet knows',
  (at) => {
    const drawn = draw({ x: at, y: 100 - at });
    for (const [, name, step] of drawn.matchAll(/data-(focus-[xy])="(\d+)"/g))
      expect(styles).toContain(`[data-${name}="${step}"]`);
    expect(drawn.match(/data-focus/g)).toHaveLength(2);
    expect(drawn).not.toContain('style');
  },
);

it('a picture of which nothing is said is as it was', () => {
  expect(draw()).not.toContain('data-focus');
});
