import fc from 'fast-check';
import type { Json } from '@/schemas/json';

const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'length'));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.oneof(fc.string(), number, fc.boolean(), fc.constant(null)),
    fc.array(tie('json')),
    fc.dictionary(key, tie('json'), { noNullPrototype: true }),
  ),
}));

/** Any JSON value; keys such as `__proto__` are own properties, as `JSON.parse` creates them. */
export const anyJson: fc.Arbitrary<Json> = json;

/** Any JSON object. */
export const anyJsonObject = fc.dictionary(key, json, { noNullPrototype: true });
