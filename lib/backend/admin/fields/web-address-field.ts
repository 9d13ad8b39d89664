import type { TextField } from 'payload';
import { isProfileUrl, profileUrlMessage } from '@/schemas/profile-url';
import { isSafeUrl } from '@/schemas/safe-url';

/** An external http or https URL. */
export function webAddressField(name: string, label?: string, required = false): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    ...(label && { label }),
    ...(required && { required }),
    validate: (value) =>
      (!value && !required) ||
      isWebAddress(value ?? '') ||
      'Enter a full web address that starts with https://',
  };
}

const isWebAddress = (value: string) => isSafeUrl(value) && /^https?:/i.test(value) && URL.canParse(value);

/** An address of a network: a profile, or where its reviews are written. */
export const profileField = (
  name: string,
  network: Parameters<typeof isProfileUrl>[0],
  label?: string,
): TextField => ({
  name,
  type: 'text',
  hasMany: false,
  ...(label && { label }),
  validate: (value) => !value || isProfileUrl(network, value) || profileUrlMessage(network),
});
