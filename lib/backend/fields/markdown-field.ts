import type { TextareaField } from 'payload';
import { textarea } from 'payload/shared';
import { decodeReferences } from '@/lib/document/decode-references';
import { leftOutFault } from '@/lib/ui/left-out-fault';
import { markdownFault } from '@/schemas/markdown-limits';
import { plainTextFault } from '@/schemas/plain-text';

type Rest = Pick<TextareaField, 'required' | 'localized'> & { maxLength: number };

/**
 * A formatted text. What would be too dear to read as Markdown is refused with a sentence; so is what visitors would not see
 * of it, except in a draft, or in a text that stays as it was: it holds no other change of its record up.
 */
export function markdownField(name: string, rest: Rest): TextareaField {
  return {
    name,
    type: 'textarea',
    ...rest,
    admin: {
      description: 'To format: **bold**, [words](address) for a link, - before each entry of a list',
      components: { afterInput: ['/forms/left-out-now#LeftOutNow'] },
    },
    custom: { isMarkdown: true },
    validate: (value, options) => {
      const usual = textarea(value, options);
      if (usual !== true || !value) return usual;
      const isDraft = '_status' in options.data && options.data._status === 'draft';
      const isKept = isDraft || value === options.previousValue;
      const unseen = plainTextFault(decodeReferences(value), { lines: 'many' });
      return unseen ?? markdownFault(value) ?? (isKept ? null : leftOutFault(value)) ?? true;
    },
  };
}
