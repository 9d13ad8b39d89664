import fc from 'fast-check';
import { anyJson } from '@/tests/support/any-json';

/** JSON that changes when a program parses and serialises it. */
const oddValue = fc.oneof(
  fc.constantFrom(
    '1.0',
    '1e400',
    '-0',
    '1E+2',
    '12345678901234567890',
    String.raw`"\u0041\/"`,
    '"\ud83c\udf0d"',
    '[ 1 ,\t2 ]',
    '{ "b" : 1,\n"a":2 }',
    '{"a":1,"a":2}',
    '{"10":1,"2":2}',
    '{"__proto__":{"x":1}}',
    '{}',
    '"slots\\": [{"',
  ),
  anyJson.map((value) => JSON.stringify(value)),
);

const space = fc.constantFrom('', ' ', '\n\t');

/** An object from the JSON texts of its values, with its keys in random order. */
const objectOf = (texts: Record<string, fc.Arbitrary<string>>) =>
  fc
    .tuple(
      fc.record(texts),
      fc.shuffledSubarray(Object.keys(texts), { minLength: Object.keys(texts).length }),
      space,
    )
    .map(
      ([values, keys, gap]) =>
        `{${gap}${keys.map((key) => `"${key}":${gap}${values[key]}`).join(`${gap},`)}}`,
    );

/**
 * The text of a node that this release cannot read: an unknown type, a future version, or no block at all.
 */
export const oddNode = (id: string): fc.Arbitrary<string> =>
  fc.oneof(
    objectOf({
      id: fc.constant(`"${id}"`),
      type: fc.constant('"hologram"'),
      version: fc.constantFrom('0', '3', '1.0'),
      props: objectOf({ text: oddValue, more: oddValue }),
    }),
    objectOf({
      id: fc.constant(`"${id}"`),
      type: fc.constant('"rich-text"'),
      version: fc.constant('99'),
      props: objectOf({ text: oddValue }),
      slots: oddValue.map((text) => `{"inside":[{"id":"${id}-1","odd":${text}}]}`),
    }),
    objectOf({ id: fc.constant(`"${id}"`), zeta: oddValue }),
    fc.constantFrom(`{"lost": "${id}"}`, `"${id}"`, `["${id}", 1.0]`),
  );
