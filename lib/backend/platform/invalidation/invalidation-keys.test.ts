import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { MAX_DEPENDENCIES } from '@/schemas/dependency';
import { createDependencyRecorder } from './dependency-recorder';
import { invalidationKeysOf, purgedKeysOf } from './invalidation-keys';

const listing = {
  id: 7,
  slug: 'a',
  office: 3,
  agent: 9,
  region: 1,
  category: 'Food, hot',
  asking_price: 5,
  title: 'A',
  status: 'active',
};

const open: Where = { status: { in: ['active', 'under_offer'] } };

/** True when what `read` records depends on this change of the listing. */
function isInvalidated(
  read: (recorder: ReturnType<typeof createDependencyRecorder>) => unknown,
  change: object | null,
): boolean {
  const recorder = createDependencyRecorder();
  read(recorder);
  const keys = new Set(invalidationKeysOf('listings', listing, change && { ...listing, ...change }));
  return recorder.drainKeys().some((key) => keys.has(key));
}

describe('invalidation keys › a change invalidates', () => {
  it.each([
    ['a field that was looked at', (r) => r.watch('listings', listing).title, { title: 'B' }, true],
    ['a field shown with it', (r) => r.watch('listings', listing).title, { asking_price: 6 }, true],
    ['a field that was not', (r) => r.watch('listings', listing).title, { employees: 6 }, false],
    ['another record', (r) => r.watch('listings', { ...listing, id: 8 }).title, { title: 'B' }, false],
    ['a record that goes', (r) => r.recordVisibility('listings', 7), null, true],
    ['a list it leaves', (r) => r.recordList('listings', { office: { equals: 3 } }), { office: 4 }, true],
    ['a list it enters', (r) => r.recordList('listings', { office: { equals: 4 } }), { office: 4 }, true],
    ['a list of others', (r) => r.recordList('listings', { office: { in: [5, 6] } }), { office: 4 }, false],
    [
      'a list of words with a comma',
      (r) => r.recordList('listings', { category: { equals: 'Food, hot' } }),
      null,
      true,
    ],
    [
      'the order of a list',
      (r) => r.recordList('listings', {}, ['-asking_price', 'id']),
      { asking_price: 6 },
      true,
    ],
    [
      'a list in another order',
      (r) => r.recordList('listings', {}, '-listed_at'),
      { asking_price: 6 },
      false,
    ],
    [
      'a choice',
      (r) =>
        r.recordList('listings', { and: [{ office: { equals: 3 } }, { or: [{ title: { equals: 'B' } }] }] }),
      { title: 'B' },
      true,
    ],
    [
      'a record looked for in vain',
      (r) => r.recordList('listings', { slug: { equals: 'b' } }),
      { slug: 'b' },
      true,
    ],
    [
      'the start of a list, gone from behind it',
      (r) => r.recordListStart('listings', open, 'id', [6]),
      null,
      false,
    ],
    [
      'the start of a list, gone from it',
      (r) => r.recordListStart('listings', open, 'id', [6, 7]),
      null,
      true,
    ],
    [
      'the start of a list, of another kind now',
      (r) => r.recordListStart('listings', open, 'id', [6, 7]),
      { status: 'sold' },
      true,
    ],
    [
      'the start of a list, of another kind now behind it',
      (r) => r.recordListStart('listings', open, 'id', [6]),
      { status: 'sold' },
      false,
    ],
    [
      'the start of a list that it comes into',
      (r) => r.recordListStart('listings', { status: { equals: 'sold' } }, 'id', [6]),
      { status: 'sold' },
      true,
    ],
    [
      'the start of a list in whose order it comes forward',
      (r) => r.recordListStart('listings', open, '-asking_price', [6]),
      { asking_price: 6 },
      true,
    ],
    [
      'a list of either, when it becomes the other',
      (r) => r.recordList('listings', open),
      { status: 'under_offer' },
      false,
    ],
    [
      'a list of either but not the other, when it becomes the other',
      (r) => r.recordList('listings', { and: [open, { status: { not_equals: 'under_offer' } }] }),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list of two choices of either, when it leaves one of them',
      (r) => r.recordList('listings', { and: [open, { status: { in: ['sold', 'active'] } }] }),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list in the order of what it is narrowed by',
      (r) => r.recordList('listings', open, 'status'),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list of a value that is not known',
      (r) => r.recordList('listings', { status: { in: ['active', 'let'] } }),
      { status: 'let' },
      true,
    ],
    [
      'a value that is not there, and is not to be seen',
      (r) => r.watch('listings', listing),
      { sold_at: null },
      false,
    ],
    ['nothing at all', (r) => r.recordList('listings'), {}, false],
  ] satisfies [string, Parameters<typeof isInvalidated>[0], object | null, boolean][])(
    '%s',
    (_what, read, change, expected) => {
      expect(isInvalidated(read, change)).toBe(expected);
    },
  );

  const header = { id: 1, name: 'header', scope: 'office', office: 3, title: 'A' };
  const headerOf = (office: number): Where => ({
    and: [
      {
        or: [
          { scope: { equals: 'network' } },
          { and: [{ scope: { equals: 'office' } }, { office: { in: [office] } }] },
        ],
      },
      { name: { equals: 'header' } },
    ],
  });
  it.each([
    ["an office's first header renews what asks for that office's", 3, header, true],
    ["an office's first header renews nothing of another office", 4, header, false],
    [
      "the network's first header renews what asks for an office's",
      4,
      { ...header, scope: 'network', office: null },
      true,
    ],
    ['a section of another name renews nothing', 3, { ...header, name: 'footer' }, false],
  ])('%s', (_what, office, created, expected) => {
    const recorder = createDependencyRecorder();
    recorder.recordList('website-sections', headerOf(office), ['name', 'id']);
    const keys = new Set(invalidationKeysOf('website-sections', null, created));
    expect(recorder.drainKeys().some((key) => keys.has(key))).toBe(expected);
  });

  it('leaves out the fields that every save sets', () => {
    const changed = { ...listing, revision: 2, updatedAt: 'later', employees: 6 };
    const keys = invalidationKeysOf('listings', { ...listing, revision: 1, updatedAt: 'now' }, changed);
    expect(keys.filter((key) => /revision|@.*updatedAt/.test(key))).toEqual([]);
  });

  it('writes few keys: a price change invalidates each list of its record once, including lists of several statuses', () => {
    const completeListing = { ...listing, kind: 'business' };
    expect(
      invalidationKeysOf('listings', completeListing, { ...completeListing, asking_price: 6 }).length,
    ).toBeLessThanOrEqual(24);
    expect(
      invalidationKeysOf('listings', completeListing, { ...completeListing, status: 'sold' }).length,
    ).toBeLessThanOrEqual(56);
  });

  it('replaces too many keys of a collection by the key of the collection', () => {
    const readMany = (recorder: ReturnType<typeof createDependencyRecorder>) => {
      for (let id = 100; id < 100 + 2 * MAX_DEPENDENCIES; id += 1) recorder.recordVisibility('listings', id);
      recorder.recordVisibility('offices', 1);
    };
    const recorder = createDependencyRecorder();
    readMany(recorder);
    expect(recorder.drainKeys()).toEqual(['offices:1', 'listings']);
    expect(isInvalidated(readMany, { title: 'B' })).toBe(true);
  });

  it('replaces too many field keys by keys of complete records before the key of the collection', () => {
    const offices = [...Array(1_000).keys()].map((id) => ({ id, name: 'A', slug: 'a', locality: 'Osu' }));
    const recorder = createDependencyRecorder();
    for (const office of offices) {
      const { name, slug, locality } = recorder.watch('offices', office);
      recorder.recordVisibility('offices', office.id);
      expect([name, slug, locality]).toEqual(['A', 'a', 'Osu']);
    }
    const keys = new Set(recorder.drainKeys());
    expect(keys.size).toBe(1_000);
    const isInvalidatedBy = (before: (typeof offices)[number], after: (typeof offices)[number] | null) =>
      invalidationKeysOf('offices', before, after).some((key) => keys.has(key));
    for (const office of offices.slice(0, 3)) {
      expect(isInvalidatedBy(office, { ...office, name: 'B' })).toBe(true);
      expect(isInvalidatedBy(office, null)).toBe(true);
      expect(isInvalidatedBy({ ...office, id: 5_000 }, { ...office, id: 5_000, name: 'B' })).toBe(false);
    }
  });

  it('returns each key once for several operations of one page', () => {
    const recorder = createDependencyRecorder();
    recorder.recordVisibility('listings', 7);
    expect(recorder.drainKeys()).toEqual(['listings:7']);
    recorder.recordVisibility('listings', 7);
    recorder.recordVisibility('listings', 8);
    expect(recorder.drainKeys()).toEqual(['listings:8']);
    expect(recorder.drainKeys()).toEqual([]);
  });

  it('rejects copying a watched record and querying fields of related records', () => {
    const recorder = createDependencyRecorder();
    expect(() => ({ ...recorder.watch('listings', listing) })).toThrow('one by one');
    expect(() => recorder.recordList('listings', { 'office.slug': { equals: 'osu' } })).toThrow(
      'another record',
    );
  });
});

describe('purged keys', () => {
  const person = { id: 8, first_name: 'Ama', email: 'ama@example.com', phone: null };

  it('are those of a field that the public may no longer see', () => {
    const { email: _hidden, ...others } = person;
    expect(purgedKeysOf('people', person, others)).toEqual(['people', 'people:8.*', 'people:8.email']);
  });

  it.each([
    ['a changed field', { ...person, email: 'other@example.com' }],
    ['an emptied field', { ...person, email: null }],
    ['a hidden field that was empty', { id: 8, first_name: 'Ama', email: 'ama@example.com' }],
  ])('are none for %s', (_, after) => expect(purgedKeysOf('people', person, after)).toEqual([]));

  it('are those of the record when it disappears', () =>
    expect(purgedKeysOf('people', person, null)).toEqual(['people', 'people:8', 'people:8.*']));
});
