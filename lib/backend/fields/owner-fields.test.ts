import type { SelectField, TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';
import { ownerFields } from './owner-fields';

const user = (role: TypedUser['role'], offices: number[]): Partial<TypedUser> => ({
  ...{ id: 1, collection: 'staff' as const, role, offices },
});
const fields = ownerFields(['network', 'office', 'agent']);
const scope = fields.find((field): field is SelectField => field.type === 'select');
const office = fields.find((field) => 'name' in field && field.name === 'office');

/** What a form for a new document is filled in with. */
const filledIn = (by: Partial<TypedUser>) =>
  [scope, office].map((field) =>
    field && 'defaultValue' in field && typeof field.defaultValue === 'function'
      ? Reflect.apply(field.defaultValue, undefined, [{ user: by }])
      : 'nothing',
  );
const offered = (by: Partial<TypedUser> | null) =>
  Reflect.apply(scope?.filterOptions ?? (() => []), undefined, [
    { options: scope?.options, req: { user: by } },
  ]);

describe('whose a new document is', () => {
  test('is filled in for who works for one office', () => {
    expect(filledIn(user('office-editor', [7]))).toEqual(['office', 7]);
  });

  test('is left to who has a choice', () => {
    expect(filledIn(user('office-editor', [7, 8]))).toEqual(['office', undefined]);
    expect(filledIn(user('network-editor', [7]))).toEqual(['network', undefined]);
  });

  test('is told in words, and nobody is offered what is not theirs to give', () => {
    const labels = (options: { label: string }[]) => options.map(({ label }) => label);
    expect(labels(offered(user('office-editor', [7])))).toEqual(['An office', 'An agent']);
    for (const by of [user('network-admin', []), null])
      expect(labels(offered(by))).toEqual(['The whole network', 'An office', 'An agent']);
  });
});
