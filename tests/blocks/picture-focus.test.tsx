import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyReferences, findPicture } from '@/lib/engine/reference-table';
import { Picture } from '@/lib/ui/picture';

const image = { src: '/media/a.webp', alt: '', width: 100, height: 80, widths: [] };
const styles = readFileSync(path.resolve('lib/ui/styles/focus.css'), 'utf8');
const renderPicture = (focus?: { x: number; y: number }) => {
  const pictures = new Map([['media 1', image]]);
  const picture = findPicture({ ...emptyReferences, pictures }, { media: 1, focus });
  return renderToStaticMarkup(<Picture image={picture} sizes="100vw" ratio="square" />);
};

it.each([0, 9, 50, 71, 100])(
  'picture focus › the style sheet has a rule for a focal point at %s percent',
  (at) => {
    const html = renderPicture({ x: at, y: 100 - at });
    for (const [, name, step] of html.matchAll(/data-(focus-[xy])="(\d+)"/g))
      expect(styles).toContain(`[data-${name}="${step}"]`);
    expect(html.match(/data-focus/g)).toHaveLength(2);
    expect(html).not.toContain('style');
  },
);

it('picture focus › a picture without a focal point has no focus attribute', () => {
  expect(renderPicture()).not.toContain('data-focus');
});
