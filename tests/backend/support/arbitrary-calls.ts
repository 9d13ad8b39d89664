import fc from 'fast-check';
import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload';
import type { Call } from './cms-api';

const oddValues: readonly unknown[] = [
  ...['', ' ', 'x', '-1', '1e999', '2026-99-99', '\0', '😀'.repeat(50), '../..', '%', '{}', '[]'],
  ...[0, -1, 1.5, 1e308, 9_007_199_254_740_992, true, false, null],
  ...[[], [[]], [[[1]]], [{}], [null], ['x', 1], {}, { id: 'x' }, { a: { b: {} } }],
  ...[
    { relationTo: 'pages', value: 'x' },
    { relationTo: 'nothing', value: 1 },
    { 'en-GH': 'x' },
    { $inc: 1 },
  ],
  ...['x'.repeat(5_000), 2_147_483_648, '99999999999'],
];
const odd = fc.constantFrom(...oddValues);

/** The names of a collection's fields, also in groups and lists. */
function fieldNames(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => [
    field.name,
    ...('flattenedFields' in field
      ? fieldNames(field.flattenedFields).map((name) => `${field.name}.${name}`)
      : []),
  ]);
}

/** A body with unusual values in existing fields, alone, in groups and in lists. */
function oddBody(collection: SanitizedCollectionConfig): fc.Arbitrary<object> {
  const entry = fc.tuple(
    fc.constantFrom(...fieldNames(collection.flattenedFields), 'nothing'),
    odd,
    fc.boolean(),
  );
  return fc.array(entry, { minLength: 1, maxLength: 5 }).map((entries) => {
    // A change names its base revision; the sender replaces this with the stored one.
    const body: Record<string, unknown> = { revision: 1 };
    for (const [name, value, isListed] of entries) {
      const [first = '', ...rest] = name.split('.');
      const inside = rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      body[first] = isListed && rest.length > 0 ? [inside] : inside;
    }
    return body;
  });
}

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'contains',
  'greater_than',
  'less_than',
  'all',
  'near',
  'x',
];
const text = odd.map((value) =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : `${value}`),
);

function oddQuery(collection: SanitizedCollectionConfig): fc.Arbitrary<string> {
  const names = fc.constantFrom(
    ...fieldNames(collection.flattenedFields),
    'id',
    'office.name',
    'office.region.id',
    'x.y',
  );
  const where = fc
    .tuple(
      fc.constantFrom('where', 'where[or][0]', 'where[and][0][or][1]'),
      names,
      fc.constantFrom(...operators),
      text,
    )
    .map(([start, name, operator, value]) => `${start}[${name}][${operator}]=${value}`);
  const parameters = [
    'limit',
    'page',
    'depth',
    'sort',
    'draft',
    'locale',
    'fallback-locale',
    'select',
    'populate',
    'joins',
    'where',
    'data',
    'trash',
    'pagination',
    'autosave',
    'select[title]',
    'sort[]',
    'locale[]',
    'joins[x][limit]',
    'populate[offices]',
    'populate[offices][name]',
    'publishSpecificLocale',
    'unpublishAllLocales',
    'flattenLocales',
    'overrideLock',
    'duplicateFromID',
    'uploadEdits',
    'uploadEdits[crop]',
    'selectedLocales',
  ];
  const other = fc.tuple(fc.constantFrom(...parameters), text).map(([name, value]) => `${name}=${value}`);
  const sort = names.map((name) => `sort=-${name}`);
  return fc.array(fc.oneof(where, other, sort), { maxLength: 4 }).map((parts) => parts.join('&'));
}

const paths = [
  '',
  '/1',
  '/2',
  '/x',
  '/versions',
  '/versions/1',
  '/count',
  '/access',
  '/access/1',
  '/1/duplicate',
  '/login',
  '/me',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/refresh-token',
  '/file/x',
  '/paste-url',
  '/paste-url/1',
  '/%2e%2e',
  '/init',
  '/1/answer',
  '/messages',
  '/export',
];

/** An arbitrary request to a collection: unusual path, query and body. */
export function oddCall(
  collections: readonly SanitizedCollectionConfig[],
): fc.Arbitrary<{ path: string; collection: CollectionSlug; call: Call }> {
  return fc.constantFrom(...collections).chain((collection) =>
    fc
      .record({
        place: fc.constantFrom(...paths),
        query: oddQuery(collection),
        // Accounts are not changed, because the calls use one of them.
        method: fc.constantFrom<Call['method']>(
          'GET',
          'GET',
          'POST',
          'POST',
          'PATCH',
          'PATCH',
          collection.auth ? 'GET' : 'DELETE',
        ),
        body: fc.oneof({ weight: 4, arbitrary: oddBody(collection) }, { weight: 1, arbitrary: odd }),
      })
      .map(({ place, query, method = 'GET', body }) => ({
        collection: collection.slug,
        path: `/${collection.slug}${place}${query && `?${query}`}`,
        call: { method, ...(method !== 'GET' && method !== 'DELETE' && { body: body ?? null }) },
      })),
  );
}
