import { contentLocale } from '@/lib/i18n/locales';
import type { ParsedSitePath } from '@/lib/routes/parse-site-path';
import { type LinkableRecord, resolveLinkCall } from '@/schemas/composing/links';
import { callOrThrow } from '../../server/call-server';

/** What an address of this site leads to: nothing, a record that a link can refer to, or something else. */
export type AddressProbe =
  | { kind: 'missing' }
  | { kind: 'record'; record: LinkableRecord }
  | { kind: 'other' };

/**
 * Looks up an address of this site, and the record that a link can refer to instead. Without a language in
 * the address, the content language is used.
 * @throws if the request fails
 */
export async function probeSiteAddress(
  { path, locale }: ParsedSitePath,
  signal: AbortSignal,
): Promise<AddressProbe> {
  // Files have no language and are not pages.
  if (/\.\w+$/.test(path)) return { kind: 'other' };
  const query = { path, locale: locale ?? contentLocale };
  const { found, isThere } = (await callOrThrow(resolveLinkCall, { query }, { cache: 'no-store', signal }))
    .body;
  if (found) return { kind: 'record', record: found };
  return { kind: isThere ? 'other' : 'missing' };
}
