import type { TextField } from 'payload';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The part of an address that names a record. Empty is left to `required`. */
export function checkSlug(value: string | null | undefined): true | string {
  if (!value || (pattern.test(value) && value.length <= 96)) return true;
  return 'Use small letters, digits and single hyphens, as in "east-legon"';
}

type SlugOptions = Partial<Pick<TextField, 'required' | 'unique' | 'admin'>>;

export function slugField({ required = true, unique = true, admin }: SlugOptions = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    required,
    unique,
    index: true,
    admin: { position: 'sidebar', ...admin },
    hasMany: false,
    validate: (value) => {
      if (required && !value) return 'Give it an address, as in "east-legon"';
      return checkSlug(value);
    },
  };
}
