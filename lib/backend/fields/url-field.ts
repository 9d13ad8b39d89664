import type { TextField } from 'payload';
import { isSafeUrl } from '@/schemas/safe-url';

/** A public web address outside this site. */
export function webAddressField(name: string, label?: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    ...(label && { label }),
    validate: (value) =>
      !value || isWebAddress(value) || 'Write a whole web address that starts with https://',
  };
}

/** Where a link leads: a path on this site without language, or an https, mailto or tel address. */
export function linkTargetField(name: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    required: true,
    validate: (value) =>
      (!!value && value.length <= 2048 && isSafeUrl(value)) ||
      'Use a path that starts with a single /, or an https, mailto or tel address',
  };
}

const isWebAddress = (value: string) => isSafeUrl(value) && /^https?:/i.test(value) && URL.canParse(value);
