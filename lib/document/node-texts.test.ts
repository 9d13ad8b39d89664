import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyJson } from '@/tests/support/any-json';
import { canonicalJson } from './canonical-json';
import { nodeTexts, preserveTexts } from './node-texts';

describe('preserved text of an equal node', () => {
  const odd = '{ "n":1.0,"id" : "a", "n": 2e400 ,"s":"]}\\"" }';

  test.each([
    ['alone', `[${JSON.stringify(JSON.parse(odd))}]`, `[${odd}]`],
    ['with keys in another order', '[{"s":"]}\\"","n":null,"id":"a"}]', `[${odd}]`],
    ['beside others', `[{"id":"b"}, {"id":"a","n":null,"s":"]}\\""} ,3]`, `[{"id":"b"}, ${odd} ,3]`],
    [
      'inside another',
      `[{"slots":{"x":[{"id":"a","n":null,"s":"]}\\""}],"y":7},"id":"b"}]`,
      `[{"slots":{"x":[${odd}],"y":7},"id":"b"}]`,
    ],
    ['is not taken for what says something else', '[{"id":"a","n":1}]', '[{"id":"a","n":1}]'],
    ['of no list is left alone', '{"id":"a"}', '{"id":"a"}'],
    ['empty', '[ ]', '[ ]'],
  ])('%s', (_description, document, expected) => {
    expect(preserveTexts(document, [nodeTexts([`[1, ${odd}]`])])).toBe(expected);
  });

  test('is found at every depth of the stored document', () => {
    const before = nodeTexts([`[{"id":"b","slots":{"x":[${odd}]}}]`]);
    expect(preserveTexts('[{"id":"a","n":null,"s":"]}\\""}]', [before])).toBe(`[${odd}]`);
  });

  test('comes from the first of several stored documents that has one', () => {
    const texts = [nodeTexts(['[{"n":1.0}]']), nodeTexts(['[{"n":1e0},{"m":1.00}]'])];
    expect(preserveTexts('[{"n":1},{"m":1}]', texts)).toBe('[{"n":1.0},{"m":1.00}]');
  });
});

test('preserving texts never changes the value of a document', () => {
  fc.assert(
    fc.property(fc.array(anyJson), fc.array(anyJson), (before, written) => {
      const spaced = JSON.stringify(before, null, 2);
      const restored = preserveTexts(JSON.stringify(written), [nodeTexts([spaced])]);
      expect(canonicalJson(JSON.parse(restored))).toBe(canonicalJson(written));
    }),
    { numRuns: 500 },
  );
});
