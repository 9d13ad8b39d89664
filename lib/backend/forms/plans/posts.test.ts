import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { posts } from '../../collections/posts';
import { postPlan } from './posts';

it('asks for all that a post must have where one begins to write', () => {
  const isAsked = (field: Field): boolean =>
    'required' in field && field.required === true && !('defaultValue' in field && field.defaultValue);
  const asked = posts.fields.filter(isAsked).flatMap((field) => ('name' in field ? [field.name] : []));
  const [first] = postPlan.tabs ?? [];
  // The address is made from the title.
  const shown = [...(postPlan.above ?? []), ...(first?.fields ?? [])].flat();
  expect(asked).toContain('category');
  expect(asked.filter((name) => name !== 'slug' && !shown.includes(name))).toEqual([]);
});
