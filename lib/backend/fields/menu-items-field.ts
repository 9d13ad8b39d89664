import type { ArrayField, Field } from 'payload';
import { linkTargetFields } from './link-target-fields';

const label: Field = { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 };

/** The entries of a menu, two levels deep. Only the words differ by language. */
export const menuItemsField: ArrayField = {
  name: 'items',
  type: 'array',
  maxRows: 24,
  fields: [
    { ...label },
    ...linkTargetFields(),
    {
      // Not `items` again: a field and one nested in it of the same name end up in one database relation.
      name: 'children',
      type: 'array',
      maxRows: 12,
      fields: [{ ...label }, ...linkTargetFields()],
    },
  ],
};
