import type { ArrayField } from 'payload';
import { picturesField } from './picture-field';

const types = ['text', 'textarea', 'markdown', 'number', 'url', 'media'] as const;

/** Named pieces of content, as the contract knows them: `name`, `type`, `value` and pictures. */
export function contentsField(options: { localized: boolean }): ArrayField {
  return {
    name: 'contents',
    type: 'array',
    localized: options.localized,
    maxRows: 100,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      { name: 'type', type: 'select', required: true, defaultValue: 'text', options: [...types] },
      { name: 'value', type: 'textarea', maxLength: 20_000 },
      // Said, not left out: a row of another that stood here would lend it its pictures.
      { ...picturesField('media', 20), defaultValue: [] },
    ],
  };
}
