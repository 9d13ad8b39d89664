import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { posts } from '../../collections/posts';
import { postPlan } from './content-plans';

it('post form › contains all required fields in its first tab', () => {
  const isRequired = (field: Field): boolean =>
    'required' in field && field.required === true && !('defaultValue' in field && field.defaultValue);
  const requiredNames = posts.fields
    .filter(isRequired)
    .flatMap((field) => ('name' in field ? [field.name] : []));
  const [first] = postPlan.tabs ?? [];
  // The slug is generated from the title.
  const visibleNames = [...(postPlan.fieldsAboveTabs ?? []), ...(first?.fields ?? [])].flat();
  expect(requiredNames).toContain('category');
  expect(requiredNames.filter((name) => name !== 'slug' && !visibleNames.includes(name))).toEqual([]);
});
