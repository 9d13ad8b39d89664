import type { TextareaField, TextField } from 'payload';
import { text, textarea } from 'payload/shared';
import { factFault } from '@/lib/engine/find-facts';

/** What search engines are told of a page. */
export function metaFields(options: { localized: boolean }): [TextField, TextareaField] {
  return [
    {
      ...{ name: 'meta_title', type: 'text', maxLength: 120, localized: options.localized, hasMany: false },
      validate: (value, rest) => factFault(String(value ?? '')) ?? text(value, rest),
    },
    {
      ...{ name: 'meta_description', type: 'textarea', maxLength: 320, localized: options.localized },
      validate: (value, rest) => factFault(value ?? '') ?? textarea(value, rest),
    },
  ];
}
