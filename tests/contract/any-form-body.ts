import fc from 'fast-check';
import { type FormName, fieldsOf } from '@/schemas/forms/forms';
import { placeNames } from '@/schemas/forms/place';

/** What somebody may send instead of a form: its body, what it says it is, and what is wanted back. */
export type AnyBody = { text: string; type: string; accept: string; key: string };

const odd = [
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1",
    '<script>',
    'a'.repeat(5000),
    '/%E0%A4%A',
    '//x',
    '+'.repeat(9),
  ],
  ...[
    'bakery',
    '/en-GH/agents/ama-mensah/contact-us',
    'trade=%00&profit=1',
    'trade=%EF%BF&once=%00',
    '+233244123456',
  ],
];

/** Mostly a good form of which a few fields are something else, in one of the ways that forms are sent. */
export function anyFormBody(form: FormName, good: Record<string, unknown>): fc.Arbitrary<AnyBody> {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.values(good), ...odd) },
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(fieldsOf(form)), ...placeNames) },
    fc.string(),
  );
  const changed = fc
    .dictionary(name, value, { maxKeys: 4 })
    .map((over): Record<string, unknown> => ({ ...good, ...over }));
  const asJson = changed.map((body) => ({ text: JSON.stringify(body), type: 'application/json' }));
  const asForm = changed.map((body) => ({
    text: new URLSearchParams(Object.entries(body).map(([key, one]) => [key, String(one)])).toString(),
    type: 'application/x-www-form-urlencoded',
  }));
  const asAnything = fc.record({
    text: fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json()),
    type: fc.constantFrom(
      ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data'],
      ...['text/plain', 'application/json;charset=x'],
    ),
  });
  return fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: asJson }, { weight: 2, arbitrary: asForm }, asAnything),
      fc.constantFrom('application/json', 'text/html'),
      fc.constantFrom('', 'a', 'x'.repeat(500)),
    )
    .map(([sent, accept, key]) => ({ ...sent, accept, key }));
}
