import { expect, it } from 'vitest';
import { measureJson } from '../measure-json';
import { bytesOfDocument } from './document-bytes';
import { openDocument } from './open-document';

const limits = { bytes: 1_000_000, depth: 100 };
const node = (id: string, slots?: object) => ({
  id,
  type: 'box',
  props: { word: '説明' },
  ...(slots && { slots }),
});

it.each([
  ['nothing', []],
  ['blocks side by side', [node('a'), node('b')]],
  ['blocks in blocks', [node('a', { left: [node('b', { inside: [] }), node('c')], right: [] }), node('d')]],
  [
    'what cannot be read',
    [null, 'x', [1], { slots: 'y' }, node('a'), node('a'), node('b', { z: 'none', in: [7] })],
  ],
])('bytesOfDocument › equals the stored size of a document of %s', (_description, nodes) => {
  expect(bytesOfDocument(openDocument(nodes))).toBe(measureJson(nodes, limits).bytes);
});
