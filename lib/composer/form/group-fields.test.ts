import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { fieldsOf } from '@/lib/engine/described-field';
import { groupFields } from './group-fields';

it('what a form is for is asked before all that depends on it', () => {
  const [first] = groupFields(fieldsOf(registry.get('visitor-form')?.describe()));
  expect([first?.title, first?.fields[0]?.[1].label]).toEqual(['Words', 'What it is for']);
});

it('no block is explained in words of developers', () => {
  const told = registry.all.map((block) => JSON.stringify(block.describe()));
  expect(told.filter((one) => /JavaScript/.test(one))).toEqual([]);
});
