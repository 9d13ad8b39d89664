import type { FieldHook, TextField } from 'payload';
import { slugify } from '@/lib/routes/slugify';
import { generatedWhenEmpty, isGeneratedLater } from './generated-when-empty';
import { createUniqueCopyValueHook } from './unique-copy-value';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const MAX_SLUG_LENGTH = 96;

/** Generates a unique slug for a duplicate. */
export const createUniqueCopySlug = createUniqueCopyValueHook(MAX_SLUG_LENGTH);

/** Validates a slug. `required` handles empty values. */
export function checkSlug(value: string | null | undefined): true | string {
  if (!value || (slugPattern.test(value) && value.length <= MAX_SLUG_LENGTH)) return true;
  return 'Use lowercase letters, digits and single hyphens, such as "east-legon"';
}

/** Maximum length of a generated slug. */
const MAX_GENERATED_LENGTH = 80;

/** Generates an empty slug from other fields; returns none while they are empty. */
export const createSlugHook =
  (...from: readonly string[]): FieldHook =>
  ({ value, siblingData }) => {
    if (typeof value === 'string' && value.trim() !== '') return value;
    const texts = from.flatMap((name) => (typeof siblingData[name] === 'string' ? [siblingData[name]] : []));
    return slugify(texts.join(' ')).slice(0, MAX_GENERATED_LENGTH).replace(/-$/, '') || value;
  };

type SlugOptions = Partial<Pick<TextField, 'required' | 'unique' | 'admin'>> & {
  /** The fields from which an empty slug is generated. */
  from?: readonly string[];
};

export function slugField({ required = true, unique = true, admin, from = [] }: SlugOptions = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    required,
    unique,
    index: true,
    admin: { position: 'sidebar', ...(from.length > 0 && generatedWhenEmpty), ...admin },
    hasMany: false,
    hooks: {
      ...(from.length > 0 && { beforeValidate: [createSlugHook(...from)] }),
      ...(unique && { beforeDuplicate: [createUniqueCopySlug] }),
    },
    validate: (value, options) => {
      if (from.length > 0 && isGeneratedLater(value, options)) return true;
      if (required && !value) return 'Enter a web address, such as "east-legon"';
      return checkSlug(value);
    },
  };
}
