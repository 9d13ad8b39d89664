import type { TextField } from 'payload';

/**
 * The title of a person in lists and relationship fields: first and last name in one searchable field.
 * Generated on each save; the database generates it as well for other writers (`fullNameTriggers`).
 */
export const fullNameField: TextField = {
  name: 'full_name',
  type: 'text',
  hasMany: false,
  maxLength: 130,
  hooks: {
    beforeChange: [({ siblingData }) => formatFullName(siblingData.first_name, siblingData.last_name)],
  },
  // Not `hidden`, which would exclude the field from lists as well.
  admin: { position: 'sidebar', condition: () => false, disableBulkEdit: true },
};

export const formatFullName = (...names: readonly unknown[]): string =>
  names.flatMap((name) => (typeof name === 'string' && name.trim()) || []).join(' ');
