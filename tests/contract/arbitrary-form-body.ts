import fc from 'fast-check';
import { z } from 'zod';
import { formMetadataNames } from '@/schemas/forms/form-metadata';
import { formFieldsOf, type LeadFormName } from '@/schemas/forms/forms';

/** An arbitrary request in place of a form: its body, content type and accepted type. */
export type ArbitraryBody = { text: string; type: string; accept: string; key: string };

const unusualValues = [
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

const attribution = {
  parameter: 'utm_source',
  value: 'radio',
  path: '/en-GH',
  session_at: '2026-02-02T08:00:00Z',
};
const attributionWith = (over: object) => ({ entries: [{ ...attribution, ...over }] });
const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'é', 'İ', '安', '𠮷'), maxLength });
const timestamp = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString());

/**
 * Valid values at the storage limits: long names, email addresses of every form, attribution with old
 * timestamps or long values.
 */
const boundaryValues: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.constantFrom(59, 60, 120).map((length) => {
    const [one, other] = ['B'.repeat(length), 'c'.repeat(length)];
    return { first_name: one, last_name: other, full_name: `${one} ${other}`.slice(0, 120) };
  }),
  fc.stringMatching(z.regexes.email).map((email) => ({ email })),
  fc.constantFrom(`${'a'.repeat(64)}@${'b.'.repeat(92)}com`, 'a@b-.com').map((email) => ({ email })),
  fc
    .constantFrom(...'İ安𠮷')
    .map((sign) => ({ _visit: attributionWith({ value: sign.repeat(200 / sign.length) }) })),
  letters(200).map((value) => ({ _visit: attributionWith({ value }) })),
  letters(2000).map((host) => ({ _visit: { entries: [], referrer: `https://${host}.example/` } })),
  fc.constantFrom('0000', '0001', '9999').map((year) => ({
    _visit: attributionWith({ session_at: `${year}-01-01T00:00:00Z` }),
  })),
  timestamp.map((session_at) => ({ _visit: attributionWith({ session_at }) })),
);

/** The value as one form field. An object may have its own `toString` that is not a function. */
const formValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Mostly a valid form with a few replaced fields, in one of the encodings of forms. */
export function arbitraryFormBody(
  form: LeadFormName,
  good: Record<string, unknown>,
): fc.Arbitrary<ArbitraryBody> {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.values(good), ...unusualValues) },
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(formFieldsOf(form)), ...formMetadataNames) },
    fc.string(),
  );
  const own = [...Object.keys(formFieldsOf(form)), '_visit'];
  // Each has its own place, otherwise it would be a duplicate of the previous one whatever its attribution.
  const placed = fc.tuple(boundaryValues, fc.uuid()).map(([over, at]) => ({
    ...Object.fromEntries(Object.entries(over).filter(([field]) => own.includes(field))),
    _place: `/${at}`,
  }));
  const changed = fc
    .oneof(fc.dictionary(name, value, { maxKeys: 4 }), placed)
    .map((over): Record<string, unknown> => ({ ...good, ...over }));
  const asJson = changed.map((body) => ({ text: JSON.stringify(body), type: 'application/json' }));
  const asForm = changed.map((body) => ({
    text: new URLSearchParams(Object.entries(body).map(([key, one]) => [key, formValue(one)])).toString(),
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
