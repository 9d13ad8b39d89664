import fc from 'fast-check';
import type { Where, WhereField } from 'payload';
import { expect, test } from 'vitest';
import { keysOfChange, type PublicDocument } from './keys-of-change';
import { createRecorder } from './recorder';

const numRuns = process.env.TEST_LONG ? 60_000 : 2_000;

/** Every value that the fields of these listings have. */
const values: Readonly<Record<string, readonly (string | number | null)[]>> = {
  status: ['active', 'under_offer', 'sold', 'let', null],
  kind: ['business', 'franchise', null],
  office: [1, 2, null],
  agent: [1, 2, null],
  region: [1, 2],
  category: ['food', 'trade', null],
  asking_price: [1, 2, 3, null],
  slug: ['a', 'b', 'c'],
  listed_at: ['2026-01-01', '2026-02-01'],
};
const fields = Object.keys(values);
const valuesOf = (field: string) => values[field] ?? [];

const listing = (id: number): fc.Arbitrary<PublicDocument> =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field, fc.constantFrom(...valuesOf(field))])))
    .map((doc) => ({ ...doc, id }));

const term = fc.constantFrom(...fields).chain((field) => {
  const one = fc.constantFrom(...valuesOf(field));
  const some = fc.subarray(
    valuesOf(field).filter((value) => value !== null),
    { minLength: 1 },
  );
  const condition: fc.Arbitrary<WhereField> = fc.oneof(
    fc.record({ equals: one }),
    fc.record({ not_equals: one }),
    fc.record({ in: some }),
    fc.record({ exists: fc.boolean() }),
    fc.record({ in: some, not_equals: one }),
  );
  return condition.map((terms): Where => ({ [field]: terms }));
});

const { query } = fc.letrec<{ query: Where }>((tie) => {
  const inner = fc.array(tie('query'), { minLength: 1, maxLength: 3 });
  return {
    query: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.array(term, { maxLength: 3 }).map((terms): Where => Object.assign({}, ...terms)),
      fc.tuple(term, inner).map(([one, and]): Where => ({ ...one, and })),
      fc.tuple(term, inner).map(([one, or]): Where => ({ ...one, or })),
      inner.map((or): Where => ({ or })),
    ),
  };
});

/** Whether a document is found, as PostgreSQL would say. */
function isFound(doc: PublicDocument, { and = [], or = [], ...conditions }: Where): boolean {
  if (!and.every((one) => isFound(doc, one))) return false;
  if (or.length > 0 && !or.some((one) => isFound(doc, one))) return false;
  return Object.entries(conditions).every(
    ([field, condition]) => !Array.isArray(condition) && meets(doc[field], condition ?? {}),
  );
}

function meets(value: unknown, condition: WhereField): boolean {
  if ('equals' in condition && value !== condition.equals) return false;
  if ('not_equals' in condition && value === condition.not_equals) return false;
  if (Array.isArray(condition.in) && !condition.in.includes(value)) return false;
  return condition.exists === undefined || (value !== null) === condition.exists;
}

type Asked = { where: Where; sort: string; limit: number };

function findIds(docs: readonly PublicDocument[], { where, sort, limit }: Asked): unknown[] {
  const field = sort.replace('-', '');
  const placeOf = (doc: PublicDocument) => `${doc[field] ?? '~'} ${doc.id}`;
  const found = docs
    .filter((doc) => isFound(doc, where))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return (sort.startsWith('-') ? found.reverse() : found).slice(0, limit).map(({ id }) => id);
}

const asked = fc.record({
  where: query,
  sort: fc.constantFrom('asking_price', '-asking_price', 'status', 'id', '-listed_at'),
  limit: fc.integer({ min: 1, max: 7 }),
});
const docs = fc.tuple(listing(1), listing(2), listing(3), listing(4), listing(5), listing(6));
const change = fc.record({
  kind: fc.constantFrom('edit', 'go', 'come'),
  place: fc.nat(5),
  changed: fc.subarray(fields, { minLength: 1 }),
  other: listing(9),
});

test('whatever is asked, a list that a change alters is renewed', { timeout: 300_000 }, () => {
  let altered = 0;
  const property = fc.property(docs, asked, change, fc.boolean(), (all, list, how, isStart) => {
    const before = how.kind === 'come' ? null : (all[how.place] ?? null);
    const edit = Object.fromEntries(how.changed.map((field) => [field, how.other[field]]));
    const edited = before ? { ...before, ...edit } : how.other;
    const after = how.kind === 'go' ? null : edited;
    const read = isStart ? list : { ...list, limit: 99 };
    const was = findIds(all, read);
    const is = findIds([...all.filter((doc) => doc !== before), ...(after ? [after] : [])], read);
    if (was.join() === is.join()) return;
    altered += 1;
    const recorder = createRecorder();
    if (isStart) recorder.noteStart('listings', list.where, list.sort, was.map(Number));
    else recorder.noteList('listings', list.where, list.sort);
    const renewed = new Set(keysOfChange('listings', before, after));
    expect(recorder.takeKeys().filter((key) => renewed.has(key))).not.toEqual([]);
  });
  fc.assert(property, { numRuns });
  expect(altered).toBeGreaterThan(numRuns / 8);
});
