import type { ArrayField } from 'payload';
import { linkTargetField } from './url-field';

/** The entries of a menu, two levels deep. Only the words differ by language. */
export const menuItemsField: ArrayField = {
  name: 'items',
  type: 'array',
  maxRows: 24,
  fields: [
    { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
    linkTargetField('href'),
    {
      // Not `items` again: a field and one nested in it of the same name end up in one database relation.
      name: 'children',
      type: 'array',
      maxRows: 12,
      fields: [
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
        linkTargetField('href'),
      ],
    },
  ],
};
