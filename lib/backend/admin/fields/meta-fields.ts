import type { TextareaField, TextField } from 'payload';
import { text, textarea } from 'payload/shared';
import { figureIssue } from '@/lib/engine/text-figures';

/** Title and description for search engines. */
export function metaFields(options: { localized: boolean }): [TextField, TextareaField] {
  return [
    {
      ...{ name: 'meta_title', type: 'text', maxLength: 120, localized: options.localized, hasMany: false },
      validate: (value, rest) => figureIssue(String(value ?? '')) ?? text(value, rest),
    },
    {
      ...{ name: 'meta_description', type: 'textarea', maxLength: 320, localized: options.localized },
      validate: (value, rest) => figureIssue(value ?? '') ?? textarea(value, rest),
    },
  ];
}
