import type { TextField } from 'payload';

type Asked = { name: string; maxRows: number; maxLength: number };

/** A list of words; one that is typed is taken as the field is left, too. */
export const wordsField = (asked: Asked): TextField => ({
  ...asked,
  type: 'text',
  hasMany: true,
  admin: {
    placeholder: 'Type and press Enter',
    components: { Field: '/forms/list-of-words#ListOfWords' },
  },
});
