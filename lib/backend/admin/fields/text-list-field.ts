import type { TextField } from 'payload';

type TextListOptions = { name: string; maxRows: number; maxLength: number };

/** A list of short texts. The form also adds the typed text when the field loses the focus. */
export const textListField = (options: TextListOptions): TextField => ({
  ...options,
  type: 'text',
  hasMany: true,
  admin: {
    placeholder: 'Type and press Enter',
    components: { Field: '/admin/forms/inputs#ValueListInput' },
  },
});
