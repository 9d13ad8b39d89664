// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { controlOf, type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { describeQuery } from './binding/describe-query';
import { FieldInput } from './field-input';

/** A value in which every field within shows: one entry of each list, each group as if it were written. */
function opened(field: DescribedField): unknown {
  const control = controlOf(field);
  if (control === 'list') return [opened({ ...readField(field.items), entry: 'x' })];
  if (control === 'links') return [{}];
  if (control === 'link' || control === 'picture') return {};
  if (control !== 'group') return undefined;
  return Object.fromEntries(fieldsOf(field).map(([name, inner]) => [name, opened(inner) ?? null]));
}

/** The paths of a field and of all within it. */
function pathsIn(field: DescribedField, path: string): string[] {
  const control = controlOf(field);
  const item = readField(field.items);
  if (control === 'list') return [path, ...pathsIn({ ...item, entry: 'x' }, `${path}.0`)];
  if (control === 'links') return [path, `${path}.0`];
  if (control !== 'group') return [path];
  return [path, ...fieldsOf(field).flatMap(([name, inner]) => pathsIn(inner, `${path}.${name}`))];
}

function draw(name: string, field: DescribedField): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <FieldInput
      name={name}
      field={field}
      value={opened(field)}
      change={() => undefined}
      path={name}
      faults={() => []}
      disabled={false}
    />,
  );
  return place;
}

const workable = 'input, textarea, select, button';

it.each(registry.all.map((block) => [block.type, block] as const))(
  'every field of %s, however deep, can be worked on and has its name',
  (_type, block) => {
    for (const [name, field] of fieldsOf(block.describe())) {
      const drawn = draw(name, field);
      for (const path of pathsIn(field, name)) {
        const place = drawn.querySelector(`[data-path="${path}"]`);
        expect([path, place?.querySelectorAll(workable).length]).toEqual([path, expect.any(Number)]);
        expect(place?.querySelector(workable), path).not.toBeNull();
      }
      for (const control of drawn.querySelectorAll('input, textarea, select')) {
        const isNamed = control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby');
        const label = control.closest('label') ?? drawn.querySelector(`label[for="${control.id}"]`);
        expect([name, isNamed || label !== null]).toEqual([name, true]);
      }
      const ids = [...drawn.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
  },
);

it('everything that may be asked of a source has words, and something to be asked with', () => {
  for (const { query } of bindingEntries) {
    const { label, keys } = describeQuery(query);
    expect(label).not.toBe(query.source);
    for (const { name, field, subject } of keys) {
      expect(field.label, `${query.source} ${name}`).toEqual(expect.any(String));
      expect([query.source, name, subject !== undefined || field.control !== undefined]).toEqual([
        query.source,
        name,
        true,
      ]);
    }
  }
});
