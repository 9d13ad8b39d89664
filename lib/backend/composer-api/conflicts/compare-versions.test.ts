import type { FormState } from 'payload';
import { describe, expect, test } from 'vitest';
import { compareVersions, mergeFormStates } from './compare-versions';

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

describe('compareVersions', () => {
  test('returns no differences for equal versions, ignoring metadata', () => {
    const stored = { ...opened, revision: 4, updatedAt: 'now', role: undefined };
    expect(compareVersions(form(), opened, stored)).toEqual([]);
  });

  test('returns fields that were changed in the form, in the stored version or in both', () => {
    const stored = { ...opened, title: 'Theirs', items: [] };
    expect(compareVersions(form({ title: { value: 'Mine' }, office: { value: 5 } }), opened, stored)).toEqual(
      [
        { field: 'title', local: 'Mine', remote: 'Theirs', isLocalChange: true },
        { field: 'office', local: 5, remote: 4, isLocalChange: true },
        { field: 'items', local: [{ id: 'a', label: 'One' }], remote: [], isLocalChange: false },
      ],
    );
  });

  test('ignores fields that were changed to the same value', () => {
    const stored = { ...opened, title: 'New' };
    expect(compareVersions(form({ title: { value: 'New' } }), opened, stored)).toEqual([]);
  });

  test('merges field by field and takes array rows from one version', () => {
    const storedForm = form({
      title: { value: 'Theirs' },
      role: { value: 'Theirs' },
      'items.1.label': { value: 'Two' },
    });
    const localForm = form({ title: { value: 'Mine' }, 'items.0.label': { value: 'Mine' } });
    expect(mergeFormStates(storedForm, localForm, ['title', 'items'])).toEqual({
      ...form({ title: { value: 'Mine' }, role: { value: 'Theirs' } }),
      'items.0.label': { value: 'Mine' },
    });
  });
});
