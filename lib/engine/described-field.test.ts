import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { fieldsOf, readField } from './described-field';

it.each(registry.all.map((block) => [block.type, block] as const))(
  'the form of %s has every authored field, each with a label and a control',
  (_type, block) => {
    const fields = fieldsOf(block.describe());
    expect(fields.map(([name]) => name)).toEqual(block.authored);
    for (const [, field] of fields)
      expect(field).toMatchObject({ label: expect.any(String), control: expect.any(String) });
  },
);

it('describes the items of lists and the options of choices', () => {
  const fields = new Map(
    registry.all.flatMap((block) =>
      fieldsOf(block.describe()).map(([name, field]) => [`${block.type} ${name}`, field]),
    ),
  );
  const entries = fieldsOf(readField(fields.get('steps items')?.items ?? fields.get('steps steps')?.items));
  expect(entries.length).toBeGreaterThan(1);
  expect(
    [...fields.values()].filter(({ control }) => control === 'choice').every(({ options }) => options),
  ).toBe(true);
});
