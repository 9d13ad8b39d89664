import type { FormState } from 'payload';
import { describe, expect, test } from 'vitest';
import { bringTogether, compareVersions } from './compare-versions';

const opened = {
  ...{ id: 1, revision: 3, updatedAt: 'then', title: 'Old', role: null },
  ...{ office: 4, items: [{ id: 'a', label: 'One' }] },
};
const form = (changes: FormState = {}): FormState => ({
  revision: { value: 3 },
  title: { value: 'Old' },
  role: { value: '' },
  office: { value: 4 },
  items: { value: 1, disableFormData: true },
  'items.0.id': { value: 'a' },
  'items.0.label': { value: 'One' },
  ...changes,
});

describe('two versions', () => {
  test('differ in nothing when both are what was opened, whatever counts and times say', () => {
    const stored = { ...opened, revision: 4, updatedAt: 'now', role: undefined };
    expect(compareVersions(form(), opened, stored)).toEqual([]);
  });

  test('differ in what was changed there, here, or in both', () => {
    const stored = { ...opened, title: 'Theirs', items: [] };
    expect(compareVersions(form({ title: { value: 'Mine' }, office: { value: 5 } }), opened, stored)).toEqual(
      [
        { field: 'title', yours: 'Mine', theirs: 'Theirs', isYours: true },
        { field: 'office', yours: 5, theirs: 4, isYours: true },
        { field: 'items', yours: [{ id: 'a', label: 'One' }], theirs: [], isYours: false },
      ],
    );
  });

  test('do not differ where both say the same now', () => {
    const stored = { ...opened, title: 'New' };
    expect(compareVersions(form({ title: { value: 'New' } }), opened, stored)).toEqual([]);
  });

  test('are brought together field by field: rows come from one of the two', () => {
    const made = form({
      title: { value: 'Theirs' },
      role: { value: 'Theirs' },
      'items.1.label': { value: 'Two' },
    });
    const typed = form({ title: { value: 'Mine' }, 'items.0.label': { value: 'Mine' } });
    expect(bringTogether(made, typed, ['title', 'items'])).toEqual({
      ...form({ title: { value: 'Mine' }, role: { value: 'Theirs' } }),
      'items.0.label': { value: 'Mine' },
    });
  });
});
