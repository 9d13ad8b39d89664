import type { TextareaField, TextField } from 'payload';

/** What search engines are told of a page. */
export function metaFields(options: { localized: boolean }): [TextField, TextareaField] {
  return [
    { name: 'meta_title', type: 'text', maxLength: 120, localized: options.localized, hasMany: false },
    { name: 'meta_description', type: 'textarea', maxLength: 320, localized: options.localized },
  ];
}
