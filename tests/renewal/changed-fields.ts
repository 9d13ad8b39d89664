import type { Field, Payload } from 'payload';
import type { Shown } from '@/schemas/dependency';

type Document = Record<string, unknown>;
export type Variation = { field: string; values: unknown[] };

/** Kept by the database or the door, or no business of a page. */
const unchanged = ['id', 'createdAt', 'updatedAt', 'revision', 'revisedBy', '_status'];

/** For each field of a collection that is stored, other values it may take; the first that is accepted will do. */
export function variationsOf(payload: Payload, collection: Shown, doc: Document): Variation[] {
  const { fields } = payload.collections[collection].config;
  return flatten(fields)
    .filter((field) => 'name' in field && !unchanged.includes(field.name))
    .map((field) => {
      const name = 'name' in field ? field.name : '';
      return { field: name, values: otherValues(field, doc[name]) };
    });
}

function flatten(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || ('virtual' in field && field.virtual)) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : flatten(tab.fields)));
    if (field.type === 'row' || field.type === 'collapsible') return flatten(field.fields);
    return [field];
  });
}

function otherValues(field: Field, value: unknown): unknown[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      if ('hasMany' in field && field.hasMany) return [[...asList(value), 'Further']];
      return otherTexts(typeof value === 'string' ? value : '');
    case 'number':
      // So much more that a price shows it, where that is allowed.
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
    case 'upload':
      if (field.hasMany) return [asList(value).slice(1), [...asList(value), 2]];
      return [2, 3, 1].filter((id) => id !== value);
    case 'array':
      return [asList(value).slice(1), []];
    case 'group':
      return field.fields.flatMap((inner) =>
        'name' in inner
          ? otherValues(inner, asDocument(value)[inner.name]).map((one) => ({
              ...asDocument(value),
              [inner.name]: one,
            }))
          : [],
      );
    case 'json':
      return [asList(value).slice(1)];
    default:
      throw new Error(`No other value is known for a field of the type ${field.type}`);
  }
}

/** Words, and what the rules of single fields want instead. */
function otherTexts(text: string): string[] {
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
  ];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asDocument = (value: unknown): Document =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
