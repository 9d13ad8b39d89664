import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { mostDependencies } from '@/schemas/dependency';
import { keysOfChange } from './keys-of-change';
import { createRecorder } from './recorder';

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

/** Whether what was read by `read` depends on the change of a listing. */
function isRenewed(
  read: (recorder: ReturnType<typeof createRecorder>) => unknown,
  change: object | null,
): boolean {
  const recorder = createRecorder();
  read(recorder);
  const keys = new Set(keysOfChange('listings', listing, change && { ...listing, ...change }));
  return recorder.takeKeys().some((key) => keys.has(key));
}

describe('what a change renews', () => {
  it.each([
    ['a field that was looked at', (r) => r.watch('listings', listing).title, { title: 'B' }, true],
    ['a field shown with it', (r) => r.watch('listings', listing).title, { asking_price: 6 }, true],
    ['a field that was not', (r) => r.watch('listings', listing).title, { employees: 6 }, false],
    ['another record', (r) => r.watch('listings', { ...listing, id: 8 }).title, { title: 'B' }, false],
    ['a record that goes', (r) => r.noteRecord('listings', 7), null, true],
    ['a list it leaves', (r) => r.noteList('listings', { office: { equals: 3 } }), { office: 4 }, true],
    ['a list it enters', (r) => r.noteList('listings', { office: { equals: 4 } }), { office: 4 }, true],
    ['a list of others', (r) => r.noteList('listings', { office: { in: [5, 6] } }), { office: 4 }, false],
    [
      'a list of words with a comma',
      (r) => r.noteList('listings', { category: { equals: 'Food, hot' } }),
      null,
      true,
    ],
    [
      'the order of a list',
      (r) => r.noteList('listings', {}, ['-asking_price', 'id']),
      { asking_price: 6 },
      true,
    ],
    ['a list in another order', (r) => r.noteList('listings', {}, '-listed_at'), { asking_price: 6 }, false],
    [
      'a choice',
      (r) =>
        r.noteList('listings', { and: [{ office: { equals: 3 } }, { or: [{ title: { equals: 'B' } }] }] }),
      { title: 'B' },
      true,
    ],
    [
      'a record looked for in vain',
      (r) => r.noteList('listings', { slug: { equals: 'b' } }),
      { slug: 'b' },
      true,
    ],
    [
      'the start of a list, gone from behind it',
      (r) => r.noteStart('listings', open, 'id', [6]),
      null,
      false,
    ],
    ['the start of a list, gone from it', (r) => r.noteStart('listings', open, 'id', [6, 7]), null, true],
    [
      'the start of a list, of another kind now',
      (r) => r.noteStart('listings', open, 'id', [6, 7]),
      { status: 'sold' },
      true,
    ],
    [
      'the start of a list, of another kind now behind it',
      (r) => r.noteStart('listings', open, 'id', [6]),
      { status: 'sold' },
      false,
    ],
    [
      'the start of a list that it comes into',
      (r) => r.noteStart('listings', { status: { equals: 'sold' } }, 'id', [6]),
      { status: 'sold' },
      true,
    ],
    [
      'the start of a list in whose order it comes forward',
      (r) => r.noteStart('listings', open, '-asking_price', [6]),
      { asking_price: 6 },
      true,
    ],
    [
      'a list of either, when it becomes the other',
      (r) => r.noteList('listings', open),
      { status: 'under_offer' },
      false,
    ],
    [
      'a list of either but not the other, when it becomes the other',
      (r) => r.noteList('listings', { and: [open, { status: { not_equals: 'under_offer' } }] }),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list of two choices of either, when it leaves one of them',
      (r) => r.noteList('listings', { and: [open, { status: { in: ['sold', 'active'] } }] }),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list in the order of what it is narrowed by',
      (r) => r.noteList('listings', open, 'status'),
      { status: 'under_offer' },
      true,
    ],
    [
      'a list of a value that is not known',
      (r) => r.noteList('listings', { status: { in: ['active', 'let'] } }),
      { status: 'let' },
      true,
    ],
    [
      'a value that is not there, and is not to be seen',
      (r) => r.watch('listings', listing),
      { sold_at: null },
      false,
    ],
    ['nothing at all', (r) => r.noteList('listings'), {}, false],
  ] satisfies [string, Parameters<typeof isRenewed>[0], object | null, boolean][])(
    '%s',
    (_what, read, change, expected) => {
      expect(isRenewed(read, change)).toBe(expected);
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
  ])('%s', (_what, office, comes, expected) => {
    const recorder = createRecorder();
    recorder.noteList('website-sections', headerOf(office), ['name', 'id']);
    const keys = new Set(keysOfChange('website-sections', null, comes));
    expect(recorder.takeKeys().some((key) => keys.has(key))).toBe(expected);
  });

  it('leaves out what each save sets', () => {
    const changed = { ...listing, revision: 2, updatedAt: 'later', employees: 6 };
    const keys = keysOfChange('listings', { ...listing, revision: 1, updatedAt: 'now' }, changed);
    expect(keys.filter((key) => /revision|@.*updatedAt/.test(key))).toEqual([]);
  });

  it('adds few keys to the log: a price is in each list of its record once, and once in those of several states', () => {
    const whole = { ...listing, kind: 'business' };
    expect(keysOfChange('listings', whole, { ...whole, asking_price: 6 }).length).toBeLessThanOrEqual(24);
    expect(keysOfChange('listings', whole, { ...whole, status: 'sold' }).length).toBeLessThanOrEqual(56);
  });

  it('stays in bounds: too many keys of a collection become the one of all its changes', () => {
    const readMany = (recorder: ReturnType<typeof createRecorder>) => {
      for (let id = 100; id < 100 + 2 * mostDependencies; id += 1) recorder.noteRecord('listings', id);
      recorder.noteRecord('offices', 1);
    };
    const recorder = createRecorder();
    readMany(recorder);
    expect(recorder.takeKeys()).toEqual(['offices:1', 'listings']);
    expect(isRenewed(readMany, { title: 'B' })).toBe(true);
  });

  it('stays as narrow as the bound allows: whole records before the whole collection', () => {
    const offices = [...Array(1_000).keys()].map((id) => ({ id, name: 'A', slug: 'a', locality: 'Osu' }));
    const recorder = createRecorder();
    for (const office of offices) {
      const { name, slug, locality } = recorder.watch('offices', office);
      recorder.noteRecord('offices', office.id);
      expect([name, slug, locality]).toEqual(['A', 'a', 'Osu']);
    }
    const keys = new Set(recorder.takeKeys());
    expect(keys.size).toBe(1_000);
    const isRenewedBy = (before: (typeof offices)[number], after: (typeof offices)[number] | null) =>
      keysOfChange('offices', before, after).some((key) => keys.has(key));
    for (const office of offices.slice(0, 3)) {
      expect(isRenewedBy(office, { ...office, name: 'B' })).toBe(true);
      expect(isRenewedBy(office, null)).toBe(true);
      expect(isRenewedBy({ ...office, id: 5_000 }, { ...office, id: 5_000, name: 'B' })).toBe(false);
    }
  });

  it('is told once, however many answers are given for one page', () => {
    const recorder = createRecorder();
    recorder.noteRecord('listings', 7);
    expect(recorder.takeKeys()).toEqual(['listings:7']);
    recorder.noteRecord('listings', 7);
    recorder.noteRecord('listings', 8);
    expect(recorder.takeKeys()).toEqual(['listings:8']);
    expect(recorder.takeKeys()).toEqual([]);
  });

  it('cannot be fooled: records are not copied whole, other records are not reached through', () => {
    const recorder = createRecorder();
    expect(() => ({ ...recorder.watch('listings', listing) })).toThrow('one by one');
    expect(() => recorder.noteList('listings', { 'office.slug': { equals: 'osu' } })).toThrow(
      'another record',
    );
  });
});
