import type { TextareaField } from 'payload';
import { textarea } from 'payload/shared';
import { decodeReferences } from '@/lib/document/decode-references';
import { strippedMarkupIssue } from '@/lib/ui/stripped-markup-issue';
import { markdownIssue } from '@/schemas/markdown-limits';
import { plainTextIssue } from '@/schemas/plain-text';

type MarkdownFieldOptions = Pick<TextareaField, 'required' | 'localized'> & { maxLength: number };

/**
 * A Markdown text. Rejects text that is too expensive to parse, and markup that the sanitiser would strip.
 * The latter is allowed in drafts and in unchanged text, so that it does not block other changes of the
 * record.
 */
export function markdownField(name: string, rest: MarkdownFieldOptions): TextareaField {
  return {
    name,
    type: 'textarea',
    ...rest,
    admin: {
      description: 'Markdown: **bold**, [text](address) for a link, - for a list item',
      components: { afterInput: ['/admin/forms/after-input#StrippedMarkupHint'] },
    },
    custom: { isMarkdown: true },
    validate: (value, options) => {
      const result = textarea(value, options);
      if (result !== true || !value) return result;
      const isDraft = '_status' in options.data && options.data._status === 'draft';
      const isExempt = isDraft || value === options.previousValue;
      const invisibleIssue = plainTextIssue(decodeReferences(value), { lines: 'many' });
      return invisibleIssue ?? markdownIssue(value) ?? (isExempt ? null : strippedMarkupIssue(value)) ?? true;
    },
  };
}
