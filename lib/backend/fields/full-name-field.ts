import type { TextField } from 'payload';

/**
 * What the CMS calls a person by, in lists and wherever one is chosen: both names, which are searched as one. It is made of them with
 * each save and asked of nobody; the database makes it alike, whoever writes there (the migration `full_names`).
 */
export const fullNameField: TextField = {
  name: 'full_name',
  type: 'text',
  hasMany: false,
  maxLength: 130,
  hooks: { beforeChange: [({ siblingData }) => fullName(siblingData.first_name, siblingData.last_name)] },
  // Not hidden, as lists would not show it either.
  admin: { position: 'sidebar', condition: () => false, disableBulkEdit: true },
};

export const fullName = (...names: readonly unknown[]): string =>
  names.flatMap((name) => (typeof name === 'string' && name.trim()) || []).join(' ');
