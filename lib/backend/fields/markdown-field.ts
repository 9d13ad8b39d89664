import type { TextareaField } from 'payload';
import { textarea } from 'payload/shared';
import { addressFault } from '@/lib/publish/check/address-fault';
import { markdownFault } from '@/schemas/markdown-limits';

type Rest = Pick<TextareaField, 'required' | 'localized'> & { maxLength: number };

/**
 * A formatted text. What would be too dear to read as Markdown is refused with a sentence; so is what visitors would not see
 * of it, except in a draft.
 */
export function markdownField(name: string, rest: Rest): TextareaField {
  return {
    name,
    type: 'textarea',
    ...rest,
    admin: { description: 'Markdown' },
    validate: (value, options) => {
      const usual = textarea(value, options);
      if (usual !== true || !value) return usual;
      const isDraft = '_status' in options.data && options.data._status === 'draft';
      return markdownFault(value) ?? (isDraft ? null : addressFault(value)) ?? true;
    },
  };
}
