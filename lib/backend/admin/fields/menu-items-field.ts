import type { ArrayField, Field } from 'payload';
import { linkTargetFields } from './link-target-fields';

const label: Field = { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 };

/** The entries of a menu in two levels. Only the labels are localized. */
export const menuItemsField: ArrayField = {
  name: 'items',
  type: 'array',
  maxRows: 24,
  fields: [
    { ...label },
    ...linkTargetFields(),
    {
      // Not named `items`: Payload would use the same database relation for both fields.
      name: 'children',
      type: 'array',
      maxRows: 12,
      fields: [{ ...label }, ...linkTargetFields()],
    },
  ],
};
