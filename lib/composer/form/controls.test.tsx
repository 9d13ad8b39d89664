// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { controlOf, type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { describeQuery } from './binding/describe-query';
import { FieldInput } from './field-input';

/**
 * A value with which every nested field is rendered: one entry in each list, and each optional group
 * present.
 */
function expandedValue(field: DescribedField): unknown {
  const control = controlOf(field);
  if (control === 'list') return [expandedValue({ ...readField(field.items), entry: 'x' })];
  if (control === 'links') return [{}];
  if (control === 'link' || control === 'picture') return {};
  if (control !== 'group') return undefined;
  return Object.fromEntries(fieldsOf(field).map(([name, inner]) => [name, expandedValue(inner) ?? null]));
}

/** The paths of a field and of all fields in it. */
function pathsIn(field: DescribedField, path: string): string[] {
  const control = controlOf(field);
  const item = readField(field.items);
  if (control === 'list') return [path, ...pathsIn({ ...item, entry: 'x' }, `${path}.0`)];
  if (control === 'links') return [path, `${path}.0`];
  if (control !== 'group') return [path];
  return [path, ...fieldsOf(field).flatMap(([name, inner]) => pathsIn(inner, `${path}.${name}`))];
}

function renderField(name: string, field: DescribedField): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <FieldInput
      name={name}
      field={field}
      value={expandedValue(field)}
      onChange={() => undefined}
      path={name}
      issuesAt={() => []}
      disabled={false}
    />,
  );
  return container;
}

const controlSelector = 'input, textarea, select, button';

it.each(registry.all.map((block) => [block.type, block] as const))(
  'every field of %s has a control and an accessible name, at every level',
  (_type, block) => {
    for (const [name, field] of fieldsOf(block.describe())) {
      const container = renderField(name, field);
      for (const path of pathsIn(field, name)) {
        const fieldElement = container.querySelector(`[data-path="${path}"]`);
        expect([path, fieldElement?.querySelectorAll(controlSelector).length]).toEqual([
          path,
          expect.any(Number),
        ]);
        expect(fieldElement?.querySelector(controlSelector), path).not.toBeNull();
      }
      for (const control of container.querySelectorAll('input, textarea, select')) {
        const hasAriaName = control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby');
        const label = control.closest('label') ?? container.querySelector(`label[for="${control.id}"]`);
        expect([name, hasAriaName || label !== null]).toEqual([name, true]);
      }
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
  },
);

it('every parameter of a source has a label and a control', () => {
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
