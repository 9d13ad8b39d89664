import type { TextField } from 'payload';

type Asked = { name: string; of: 'listings' | 'posts'; required?: boolean; index?: boolean };

/** A word by which records are sorted, as a category: what is in use is offered, and a new one may be written. */
export function wordField({ name, of, required = false, index = false }: Asked): TextField {
  const Field = { path: '/forms/known-words#KnownWords', serverProps: { words: of } };
  return {
    name,
    type: 'text',
    hasMany: false,
    required,
    index,
    maxLength: 80,
    admin: { components: { Field } },
  };
}
