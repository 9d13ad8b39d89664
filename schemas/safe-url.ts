import { z } from 'zod';

/** A host and perhaps a port, without user info: what stands before an `@` is taken for the site by who reads it. */
const web = /^https?:\/\/[^\s/\\?#@]+([/?#]|$)/i;
const phone = /^tel:\+?[\d\s()-]+$/i;
/** One address, and a subject at most: further headers would send copies, or words, that nobody who presses the link has written. */
const mail = /^mailto:[^\s@?&,;%]+@[^\s@?&,;%]+(\?subject=(?:(?!%0[ad])[^\s&#])*)?$/i;
const controlOrSpace = /[\p{Cc}\s]/u;

/** True for a path on this site: one leading slash, then anything but `/` or `\`; or a bare `#hash`. */
export function isLocalPath(value: string): boolean {
  if (controlOrSpace.test(value)) return false;
  return /^\/(?![/\\])/.test(value) || /^#[\w-]*$/.test(value);
}

/** True for an address that may stand in a link: a local path, `http(s)`, `mailto` or `tel`. */
export function isSafeUrl(value: string): boolean {
  return isLocalPath(value) || isAbsolute(value);
}

/** Steps upwards: before a path a language is put, which they would lead out of. */
const upwards = /^\/(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** True for an address that somebody may write into a link: as `isSafeUrl`, without steps upwards. */
export const isLinkUrl = (value: string): boolean => isSafeUrl(value) && !leadsUpwards(value);

export const leadsUpwards = (value: string): boolean => upwards.test(value);

const isAbsolute = (value: string) =>
  /^tel:/i.test(value)
    ? phone.test(value)
    : !controlOrSpace.test(value) && (web.test(value) || mail.test(value));

const sayRefused = (value: unknown): string =>
  typeof value === 'string' && /^mailto:/i.test(value)
    ? 'Write one email address behind mailto:, with ?subject=… at most'
    : 'Use a path that starts with a single /, or an https, mailto or tel address';

/** In characters: browsers and servers take no longer one. */
export const longestAddress = 2_048;

/** A link's target. Local paths are written without language, office or agent: the page adds them. */
export const safeUrlSchema = z
  .string()
  .max(longestAddress)
  .refine(isSafeUrl, { error: ({ input }) => sayRefused(input) });

/** A path on this site, without language prefix. */
export const localPathSchema = z
  .string()
  .max(longestAddress)
  .refine(isLocalPath, 'Use a path on this site that starts with a single /');
