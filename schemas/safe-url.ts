import { z } from 'zod';

/**
 * A host with an optional port, without user info: readers would take the part before an `@` for the site.
 */
const webUrl = /^https?:\/\/[^\s/\\?#@]+([/?#]|$)/i;
const telUrl = /^tel:\+?[\d\s()-]+$/i;
/**
 * One address and an optional subject: other headers could send copies or text that the visitor did not
 * write.
 */
const mailtoUrl = /^mailto:[^\s@?&,;%]+@[^\s@?&,;%]+(\?subject=(?:(?!%0[ad])[^\s&#])*)?$/i;
const controlOrSpace = /[\p{Cc}\s]/u;

/**
 * Whether a value is a path on this site: one leading slash, then anything but `/` or `\`; or only a
 * `#hash`.
 */
export function isLocalPath(value: string): boolean {
  if (controlOrSpace.test(value)) return false;
  return /^\/(?![/\\])/.test(value) || /^#[\w-]*$/.test(value);
}

/** Whether an address is allowed in a link: a local path, `http(s)`, `mailto` or `tel`. */
export function isSafeUrl(value: string): boolean {
  return isLocalPath(value) || isAbsolute(value);
}

/** Dot segments could escape the language prefix that is put before a path. */
const dotSegment = /^\/(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** Whether an author may write an address into a link: as `isSafeUrl`, without dot segments. */
export const isLinkUrl = (value: string): boolean => isSafeUrl(value) && !hasDotSegments(value);

/** The message for an address that an author may not write into a link; undefined for others. */
export const linkUrlIssue = (value: string): string | undefined =>
  isLinkUrl(value) && value.length <= MAX_URL_LENGTH ? undefined : refusalMessage(value);

export const hasDotSegments = (value: string): boolean => dotSegment.test(value);

const isAbsolute = (value: string) =>
  /^tel:/i.test(value)
    ? telUrl.test(value)
    : !controlOrSpace.test(value) && (webUrl.test(value) || mailtoUrl.test(value));

function refusalMessage(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^mailto:/i.test(text)) return 'Write one email address after mailto:, with ?subject=… at most';
  if (/^(?:https?:|\/)/i.test(text) && /\s/.test(text)) return 'Write %20 for each space in the address';
  return 'Use a path that starts with a single /, or an https, mailto or tel address';
}

/** The maximum length in characters that browsers and servers accept. */
export const MAX_URL_LENGTH = 2_048;

/** The target of a link. Local paths have no language, office or agent prefix: the page adds them. */
export const safeUrlSchema = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine(isSafeUrl, { error: ({ input }) => refusalMessage(input) });

/** A path on this site, without language prefix. */
export const localPathSchema = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine(isLocalPath, 'Use a path on this site that starts with a single /');
