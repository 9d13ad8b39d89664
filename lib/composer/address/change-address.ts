import { contentLocale } from '@/lib/i18n/locales';
import { routesWith } from '@/lib/routes/page-slugs';
import { updateDraftCall } from '@/schemas/composing/cms';
import { findPagesCall, type PageAddressFields } from '@/schemas/composing/new-page';
import type { Refusal } from '@/schemas/composing/refusal';
import { writeConflictMessage } from '@/schemas/write-conflict';
import { callServer } from '../server/call-server';
import { type ComposedPage, callForPage } from '../session/composer-api';
import { validateSlug } from './slug';

const routesWithSlug = new Set(routesWith('slug'));

/**
 * Whether pages of a route have a slug of their own. On other routes the last segment identifies the page.
 */
export const hasEditableSlug = (route: string): boolean => routesWithSlug.has(route);

/** The path without its last segment. */
export const parentPathOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** `parts` are the fields that make up the address; `revision` is the stored one. */
type AddressChange = { page: ComposedPage; parts: PageAddressFields; revision: number };

/**
 * Changes the slug of a page in its draft.
 * @returns the reason for a failure, or null
 */
export async function changeAddress(
  { page, parts, revision }: AddressChange,
  slug: string,
): Promise<string | null> {
  const issue = validateSlug({ ...parts, route: parts.route ?? '', base: parentPathOf(page.path) }, slug);
  if (issue) return issue;
  try {
    const conflictingTitle = await findConflictingTitle(page, parts, slug);
    if (conflictingTitle !== null) return `“${conflictingTitle}” already has this address. Choose another`;
    const response = await callServer(updateDraftCall, {
      params: page,
      query: { depth: 0, draft: true, locale: contentLocale },
      headers: { 'if-match': `"${revision}"` },
      body: { slug, _status: 'draft' },
    });
    return response.ok ? null : formatRejection(response);
  } catch {
    return 'The server is not responding. Nothing was changed: try again in a moment';
  }
}

/** A conflict (409) gets a message of its own, because an address has no unsaved text to copy. */
function formatRejection({ status, refusal: rejection }: { status: number; refusal: Refusal }): string {
  if (status === 409 && rejection.stored)
    return writeConflictMessage(rejection.stored.by, 'Review it, then change the address again');
  return rejection.message;
}

/**
 * Title of another page with the same address; null if there is none. Drafts count, because only one of the
 * two pages could be published.
 */
async function findConflictingTitle(
  { id }: ComposedPage,
  parts: PageAddressFields,
  slug: string,
): Promise<string | null> {
  const { route, office, agent, template_slug } = parts;
  const conditions = Object.entries({ slug, route, office, agent, template_slug }).flatMap(
    ([field, value]) => (value ? [[`where[${field}][equals]`, String(value)]] : []),
  );
  const query = {
    ...{ depth: '0', limit: '1', draft: 'true' },
    'where[id][not_equals]': id,
    ...Object.fromEntries(conditions),
  };
  const [match] = (await callForPage(findPagesCall, { query })).body.docs;
  return match ? (match.title ?? slug) : null;
}
