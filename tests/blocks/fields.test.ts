import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { lineField, listField } from '@/schemas/field-kinds';
import { fieldsOf } from '../support/described-fields';

const blocks = registry.all.map((block) => ({ block, type: block.type, fields: fieldsOf(block.describe()) }));

describe.each(blocks)('$type', ({ block, fields }) => {
  it('describes an editor control for every field at any depth', () => {
    expect(
      fields.filter((candidate) => candidate.issue).map((item) => `${item.path}: ${item.issue}`),
    ).toEqual([]);
  });

  it('offers what an author writes and nothing that only a source supplies', () => {
    const offered = fields.map((item) => item.path).filter((path) => !/[.[]/.test(path));
    expect(offered.sort()).toEqual([...block.authored].sort());
    expect(offered.filter((name) => block.supplied.includes(name))).toEqual([]);
  });

  it('has labels for each value of a choice and for one entry of a list', () => {
    for (const { path, field, values } of fields) {
      const labelledValues = Object.keys(field?.options ?? {}).sort();
      if (field?.control === 'choice')
        expect([path, labelledValues]).toEqual([path, values.map(String).sort()]);
      if (field?.control === 'list') expect([path, field.entry]).toEqual([path, expect.any(String)]);
    }
  });

  it('has no two fields with the same label in one form', () => {
    const labels = fields.map(({ path, field }) => `${path.replace(/[^.]+$/, '')}${field?.label}`);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});

it('field descriptions › cover every block', () => {
  expect(blocks.flatMap(({ fields }) => fields).length).toBeGreaterThan(120);
});

it.each([
  ['says nothing', z.strictObject({ a: z.string() }), ['a']],
  ['names no control', z.strictObject({ a: z.string().meta({ label: 'A', group: 'words' }) }), ['a']],
  [
    'says nothing inside a list',
    z.strictObject({
      a: z.array(z.strictObject({ b: z.string() })).meta(listField('All', 'One')),
      c: z.string().meta(lineField('C')),
    }),
    ['a[].b'],
  ],
])('field descriptions › reports a field that %s', (_, schema, paths) => {
  const issues = fieldsOf(z.toJSONSchema(schema, { io: 'input' })).filter((candidate) => candidate.issue);
  expect(issues.map((item) => item.path)).toEqual(paths);
});
