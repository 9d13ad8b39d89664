import type { Field } from 'payload';

export type Document = Record<string, unknown>;

/** Alternative values of a field. `related` contains ids by collection. */
export function alternativeValues(
  field: Field,
  value: unknown,
  related: Record<string, number[]>,
): unknown[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      if ('hasMany' in field && field.hasMany) return [[...asList(value), 'Further']];
      return alternativeTexts(typeof value === 'string' ? value : '');
    case 'number':
      // Large enough to change a rounded price, where that is allowed.
      return [Number(value ?? 0) * 2 + 1_000_000, Number(value ?? 0) + 1, Number(value ?? 2) - 1];
    case 'checkbox':
      return [!value];
    case 'date':
      return [new Date(Date.parse(String(value ?? '2026-01-01')) - 86_400_000).toISOString()];
    case 'select': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      const others = options.filter((option) => option !== value && !asList(value).includes(option));
      return field.hasMany ? others.map((option) => [option]) : others;
    }
    case 'relationship':
    case 'upload': {
      const kind = field.name === 'agent' ? 'agents' : String(field.relationTo);
      const ids = (related[kind] ?? []).filter((id) => id !== value && !asList(value).includes(id));
      return field.hasMany ? [asList(value).slice(1), ...ids.map((id) => [...asList(value), id])] : ids;
    }
    case 'array':
      return [asList(value).slice(1), []];
    case 'group':
      return field.fields.flatMap((inner) =>
        'name' in inner
          ? alternativeValues(inner, asDocument(value)[inner.name], related).map((item) => ({
              ...asDocument(value),
              [inner.name]: item,
            }))
          : [],
      );
    case 'json':
      return [asList(value).slice(1)];
    default:
      throw new Error(`No other value is known for a field of the type ${field.type}`);
  }
}

/** Texts in the formats that single fields require. */
function alternativeTexts(text: string): string[] {
  return [
    `${text} further`.trim(),
    `${text}-further`,
    '+233302730099',
    'further@example.com',
    'https://example.com/further',
    '/further',
    'GA-183-8199',
    'GH-ZZ',
    '09:30',
    '25 Dec 2026',
    '77',
  ];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asDocument = (value: unknown): Document =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
