import { type DescribedField, fieldsOf, readField } from './described-field';

/** What a place in a block is called in its form, as `Buttons, 2, Label` for `props.actions.1.label`; null for no field. */
export function namePlace(
  path: string,
  fields: readonly (readonly [string, DescribedField])[],
): string | null {
  const words: string[] = [];
  let inner = fields;
  let items: unknown;
  for (const part of path.replace(/^props\./, '').split('.')) {
    if (/^\d+$/.test(part)) {
      words.push(String(Number(part) + 1));
      inner = fieldsOf(items);
      continue;
    }
    const field = inner.find(([name]) => name === part)?.[1];
    if (!field?.label) break;
    words.push(field.label);
    items = readField(field).items;
    inner = fieldsOf(field);
  }
  return words.length > 0 ? words.join(', ') : path === 'bind' ? 'Where its content comes from' : null;
}
