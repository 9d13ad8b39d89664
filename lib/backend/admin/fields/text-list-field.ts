import type { TextField } from 'payload';
import { isBlank } from '@/schemas/plain-text';

type TextListOptions = { name: string; maxRows: number; maxLength: number };

/**
 * A list of short texts, each with a visible character. The form also adds the typed text when the field
 * loses the focus.
 */
export const textListField = (options: TextListOptions): TextField => ({
  ...options,
  type: 'text',
  hasMany: true,
  validate: (value, { req: { t }, required }) => {
    if (required && !value?.length) return t('validation:required');
    if (value?.some((item) => isBlank(item))) return 'Remove the empty entries.';
    if ((value?.length ?? 0) > options.maxRows) return `Enter at most ${options.maxRows} entries.`;
    const isTooLong = value?.some((item) => item.length > options.maxLength);
    return isTooLong ? `Shorten each entry to at most ${options.maxLength} characters.` : true;
  },
  admin: {
    placeholder: 'Type and press Enter',
    components: {
      Field: '/admin/forms/inputs#ValueListInput',
      Cell: '/admin/forms/inputs#ValueListCell',
    },
  },
});
