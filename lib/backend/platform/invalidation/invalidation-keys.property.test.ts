import fc from 'fast-check';
import type { Where, WhereField } from 'payload';
import { expect, test } from 'vitest';
import { createDependencyRecorder } from './dependency-recorder';
import { invalidationKeysOf, type PublicDocument } from './invalidation-keys';

const numRuns = process.env.TEST_LONG ? 60_000 : 2_000;

/** All values that the fields of these listings can have. */
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

/** True when PostgreSQL would find the document. */
function matches(doc: PublicDocument, { and = [], or = [], ...conditions }: Where): boolean {
  if (!and.every((condition) => matches(doc, condition))) return false;
  if (or.length > 0 && !or.some((condition) => matches(doc, condition))) return false;
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

type RecordedQuery = { where: Where; sort: string; limit: number };

function findIds(docs: readonly PublicDocument[], { where, sort, limit }: RecordedQuery): unknown[] {
  const field = sort.replace('-', '');
  const sortKeyOf = (doc: PublicDocument) => `${doc[field] ?? '~'} ${doc.id}`;
  const matching = docs
    .filter((doc) => matches(doc, where))
    .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
  return (sort.startsWith('-') ? matching.reverse() : matching).slice(0, limit).map(({ id }) => id);
}

const recordedQuery = fc.record({
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

test('invalidation keys › cover every change that alters the result of a list query', {
  timeout: 300_000,
}, () => {
  let altered = 0;
  const property = fc.property(docs, recordedQuery, change, fc.boolean(), (all, listQuery, step, isStart) => {
    const before = step.kind === 'come' ? null : (all[step.place] ?? null);
    const edit = Object.fromEntries(step.changed.map((field) => [field, step.other[field]]));
    const edited = before ? { ...before, ...edit } : step.other;
    const after = step.kind === 'go' ? null : edited;
    const read = isStart ? listQuery : { ...listQuery, limit: 99 };
    const idsBefore = findIds(all, read);
    const idsAfter = findIds([...all.filter((doc) => doc !== before), ...(after ? [after] : [])], read);
    if (idsBefore.join() === idsAfter.join()) return;
    altered += 1;
    const recorder = createDependencyRecorder();
    if (isStart) recorder.recordListStart('listings', listQuery.where, listQuery.sort, idsBefore.map(Number));
    else recorder.recordList('listings', listQuery.where, listQuery.sort);
    const invalidated = new Set(invalidationKeysOf('listings', before, after));
    expect(recorder.drainKeys().filter((key) => invalidated.has(key))).not.toEqual([]);
  });
  fc.assert(property, { numRuns });
  expect(altered).toBeGreaterThan(numRuns / 8);
});
