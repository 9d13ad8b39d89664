import type { FieldHook, TextField } from 'payload';
import { slugify } from '@/lib/routes/slugify';
import { freeForCopy } from './free-for-copy';
import { isStillMade, madeWhenEmpty } from './made-when-empty';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const mostSigns = 96;

/** What gives the copy of a record an address of its own. */
export const freeSlug = freeForCopy(mostSigns);

/** The part of an address that names a record. Empty is left to `required`. */
export function checkSlug(value: string | null | undefined): true | string {
  if (!value || (pattern.test(value) && value.length <= mostSigns)) return true;
  return 'Use small letters, digits and single hyphens, as in "east-legon"';
}

/** The longest part of an address that is made from words. */
const longest = 80;

/** An address for what has none, from the words of other fields; none while they are empty. */
export const suggestSlug =
  (...from: readonly string[]): FieldHook =>
  ({ value, siblingData }) => {
    if (typeof value === 'string' && value.trim() !== '') return value;
    const words = from.flatMap((name) => (typeof siblingData[name] === 'string' ? [siblingData[name]] : []));
    return slugify(words.join(' ')).slice(0, longest).replace(/-$/, '') || value;
  };

type SlugOptions = Partial<Pick<TextField, 'required' | 'unique' | 'admin'>> & {
  /** The fields whose words make the address where nobody writes one. */
  from?: readonly string[];
};

export function slugField({ required = true, unique = true, admin, from = [] }: SlugOptions = {}): TextField {
  return {
    name: 'slug',
    type: 'text',
    required,
    unique,
    index: true,
    admin: { position: 'sidebar', ...(from.length > 0 && madeWhenEmpty), ...admin },
    hasMany: false,
    hooks: {
      ...(from.length > 0 && { beforeValidate: [suggestSlug(...from)] }),
      ...(unique && { beforeDuplicate: [freeSlug] }),
    },
    validate: (value, options) => {
      if (from.length > 0 && isStillMade(value, options)) return true;
      if (required && !value) return 'Give it a web address, as in "east-legon"';
      return checkSlug(value);
    },
  };
}
