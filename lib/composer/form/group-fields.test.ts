import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { fieldsOf } from '@/lib/engine/described-field';
import { groupFields } from './block-form';

it('groupFields › puts the purpose of a form before the fields that depend on it', () => {
  const [first] = groupFields(fieldsOf(registry.get('visitor-form')?.describe()));
  expect([first?.title, first?.fields[0]?.[1].label]).toEqual(['Texts', 'Purpose']);
});

it('block descriptions › contain no developer terms', () => {
  const descriptions = registry.all.map((block) => JSON.stringify(block.describe()));
  expect(descriptions.filter((one) => /JavaScript/.test(one))).toEqual([]);
});
