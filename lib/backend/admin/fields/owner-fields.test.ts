import type { SelectField, TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import { ownerFields } from './owner-fields';

const user = (role: TypedUser['role'], offices: number[]): Partial<TypedUser> => ({
  ...{ id: 1, collection: 'staff' as const, role, offices },
});
const fields = ownerFields(['network', 'office', 'agent']);
const scope = fields.find((field): field is SelectField => field.type === 'select');
const office = fields.find((field) => 'name' in field && field.name === 'office');

/** The default values of the form for a new document. */
const defaultValues = (account: Partial<TypedUser>) =>
  [scope, office].map((field) =>
    field && 'defaultValue' in field && typeof field.defaultValue === 'function'
      ? Reflect.apply(field.defaultValue, undefined, [{ user: account }])
      : 'nothing',
  );
const visibleOptions = (account: Partial<TypedUser> | null) =>
  Reflect.apply(scope?.filterOptions ?? (() => []), undefined, [
    { options: scope?.options, req: { user: account } },
  ]);

describe('ownerFields', () => {
  test('defaults to the office for users with a single office', () => {
    expect(defaultValues(user('office-editor', [7]))).toEqual(['office', 7]);
  });

  test('leaves the office empty for users with a choice', () => {
    expect(defaultValues(user('office-editor', [7, 8]))).toEqual(['office', undefined]);
    expect(defaultValues(user('network-editor', [7]))).toEqual(['network', undefined]);
  });

  test('labels the scopes and offers only those that the user may choose', () => {
    const labels = (options: { label: string }[]) => options.map(({ label }) => label);
    expect(labels(visibleOptions(user('office-editor', [7])))).toEqual(['An office', 'An agent']);
    for (const by of [user('network-admin', []), null])
      expect(labels(visibleOptions(by))).toEqual(['The whole network', 'An office', 'An agent']);
  });
});
