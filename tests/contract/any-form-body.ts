import fc from 'fast-check';
import { z } from 'zod';
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
    ...['/\u202e', '/\ud800', '/đa-tạ'],
    'bakery',
    '/en-GH/agents/ama-mensah/contact-us',
    'trade=%00&profit=1',
    'trade=%EF%BF&once=%00',
    '+233244123456',
  ],
];

const came = { parameter: 'utm_source', value: 'radio', path: '/en-GH', session_at: '2026-02-02T08:00:00Z' };
const visitOf = (over: object) => ({ entries: [{ ...came, ...over }] });
const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom('a', 'é', 'İ', '安', '𠮷'), maxLength: most });
const moment = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString());

/** What is right by its parts, and at the edge of what can be kept: long names, addresses of each kind, visits from long ago or of long words. */
const atTheEdge: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.constantFrom(59, 60, 120).map((most) => {
    const [one, other] = ['B'.repeat(most), 'c'.repeat(most)];
    return { first_name: one, last_name: other, full_name: `${one} ${other}`.slice(0, 120) };
  }),
  fc.stringMatching(z.regexes.email).map((email) => ({ email })),
  fc.constantFrom(`${'a'.repeat(64)}@${'b.'.repeat(92)}com`, 'a@b-.com').map((email) => ({ email })),
  fc.constantFrom(...'İ安𠮷').map((sign) => ({ _visit: visitOf({ value: sign.repeat(200 / sign.length) }) })),
  letters(200).map((value) => ({ _visit: visitOf({ value }) })),
  letters(2000).map((host) => ({ _visit: { entries: [], referrer: `https://${host}.example/` } })),
  fc.constantFrom('0000', '0001', '9999').map((year) => ({
    _visit: visitOf({ session_at: `${year}-01-01T00:00:00Z` }),
  })),
  moment.map((session_at) => ({ _visit: visitOf({ session_at }) })),
);

/** In one field of a page. An object may bring a `toString` of its own, which is no function. */
const asWritten = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

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
  const own = [...Object.keys(fieldsOf(form)), '_visit'];
  // Each from another place, or it would be taken for the one before, whatever visit it tells of.
  const placed = fc.tuple(atTheEdge, fc.uuid()).map(([over, at]) => ({
    ...Object.fromEntries(Object.entries(over).filter(([field]) => own.includes(field))),
    _place: `/${at}`,
  }));
  const changed = fc
    .oneof(fc.dictionary(name, value, { maxKeys: 4 }), placed)
    .map((over): Record<string, unknown> => ({ ...good, ...over }));
  const asJson = changed.map((body) => ({ text: JSON.stringify(body), type: 'application/json' }));
  const asForm = changed.map((body) => ({
    text: new URLSearchParams(Object.entries(body).map(([key, one]) => [key, asWritten(one)])).toString(),
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
