import type { TextareaField } from 'payload';
import { textarea } from 'payload/shared';
import { markdownFault } from '@/schemas/markdown-limits';

type Rest = Pick<TextareaField, 'required' | 'localized'> & { maxLength: number };

/** A formatted text. What would be too dear to read as Markdown is refused with a sentence. */
export function markdownField(name: string, rest: Rest): TextareaField {
  return {
    name,
    type: 'textarea',
    ...rest,
    admin: { description: 'Markdown' },
    validate: (value, options) => {
      const usual = textarea(value, options);
      return usual === true ? (markdownFault(value ?? '') ?? true) : usual;
    },
  };
}
