// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { coverCategories } from './cover-categories';
import { drawPicture } from './draw-picture';
import type { PictureRequest } from './picture-request';
import { postTopics } from './posts/draw-post-cover';
import { settings } from './scenes/office-setting';
import { sceneNames } from './scenes/scene-names';

const keys = Array.from({ length: 8 }, (_, index) => `key-${index}`);
const variants = [0, 1, 2, 3] as const;

const requests: readonly PictureRequest[] = [
  { kind: 'placeholder' },
  ...coverCategories.flatMap((category) =>
    variants.map((variant) => ({ kind: 'listing-cover', category, variant }) as const),
  ),
  ...sceneNames.map((name) => ({ kind: 'scene', name }) as const),
  ...keys.flatMap((key): PictureRequest[] => [
    { kind: 'weave', key },
    ...settings.map((setting) => ({ kind: 'office', key, setting }) as const),
    ...[...Object.keys(postTopics), 'anything else'].map(
      (topic) => ({ kind: 'post-cover', key, topic }) as const,
    ),
    ...(['feminine', 'masculine'] as const).flatMap((presentation) =>
      (['young', 'middle', 'senior'] as const).map(
        (age) => ({ kind: 'portrait', key, presentation, age }) as const,
      ),
    ),
  ]),
];

const allowed = new Set(
  'svg,defs,g,rect,circle,ellipse,path,linearGradient,stop,pattern,clipPath'.split(','),
);

const kinds = [...new Set(requests.map(({ kind }) => kind))];

describe.each(kinds)('%s', (wanted) => {
  const pictures = requests
    .filter(({ kind }) => kind === wanted)
    .map((request) => {
      const picture = drawPicture(request);
      const root = new DOMParser().parseFromString(picture.svg, 'image/svg+xml').documentElement;
      return { request, name: JSON.stringify(request), root, ...picture };
    });

  it('is well-formed, sized, and made of plain shapes', () => {
    for (const { name, root, width, height } of pictures) {
      expect(root.getAttribute('viewBox'), name).toBe(`0 0 ${width} ${height}`);
      const elements = [root, ...root.querySelectorAll('*')];
      expect(
        elements.map(({ tagName }) => tagName).filter((tag) => !allowed.has(tag)),
        name,
      ).toEqual([]);
      const values = elements.flatMap((element) => [...element.attributes].map(({ value }) => value));
      expect(
        values.filter((value) => /NaN|undefined|Infinity|null/.test(value)),
        name,
      ).toEqual([]);
    }
  });

  it('refers to nothing but its own definitions, each defined once', () => {
    for (const { name, root, svg } of pictures) {
      const used = [...svg.matchAll(/url\((.*?)\)/g)].map(([, target]) => target);
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
      expect(
        used.filter((target) => !ids.includes(target ?? '')),
        name,
      ).toEqual([]);
      expect(new Set(ids).size, name).toBe(ids.length);
      const own = svg.replace('http://www.w3.org/2000/svg', '');
      expect(own, name).not.toMatch(/https?:|data:|href|style=|\son\w+=/);
    }
  });

  it('is small, and the same when drawn again', () => {
    for (const { name, request, svg } of pictures) {
      expect(gzipSync(svg).length, name).toBeLessThan(8_000);
      expect(drawPicture(request).svg, name).toBe(svg);
    }
  });
});

it('gives every request a picture of its own', () => {
  const drawn = new Set(requests.map((request) => drawPicture(request).svg));
  expect(drawn.size).toBe(requests.length);
});
