import { createPageCall, findPagesCall, readSessionCall } from '@/schemas/composing/new-page';
import type { Refusal } from '@/schemas/composing/refusal';
import type { Locale } from '@/schemas/locale';
import { validateSlug } from '../address/slug';
import { callServer } from '../server/call-server';

/**
 * Possible owner of a new page: an office, or the network if `office` is null. `base` is the start of the
 * address, without the language.
 */
export type NewPageOwner = { office: number | null; name: string; base: string };

/** Template for a new page. `slug` is the segment below which its pages are. */
export type NewPageTemplate = { name: string; slug: string };

/** Without a template the page starts empty. `address` is its slug. */
export type NewPageInput = NewPageLocation & { title: string; address: string };

/** Owner and template determine the path before the slug. */
type NewPageLocation = { owner: NewPageOwner; template: NewPageTemplate | null };

/**
 * The id of the new page, or the message and the field it belongs to, with the id of the page that already
 * has the address.
 */
export type CreatePageResult =
  | { kind: 'created'; id: number }
  | { kind: 'refused'; field: 'title' | 'address' | null; message: string; conflictingId?: number };

function routeOf({ owner: { office }, template }: NewPageLocation): string {
  if (template) return office === null ? 'marketingCustomPage' : 'TribeMarketingWebsitePage';
  return office === null ? 'customPage' : 'tribeCustomPage';
}

/** The path below which the page is, without the language. */
export const basePathOf = ({ owner, template }: NewPageLocation): string =>
  template ? `${owner.base}/${template.slug}` : owner.base;

/**
 * Validates an address without a request.
 * @returns a message, or null if it is valid
 */
export const validateAddress = (location: NewPageLocation, address: string): string | null =>
  validateSlug(
    { route: routeOf(location), base: basePathOf(location), template_slug: location.template?.slug },
    address,
  );

/** The limit of the pages collection. */
const MAX_TITLE_LENGTH = 160;

/** Validates a title, like `validateAddress`. */
export function validateTitle(title: string): string | null {
  const remaining = MAX_TITLE_LENGTH - title.trim().length;
  return remaining < 0 ? `At most ${MAX_TITLE_LENGTH} characters: ${-remaining} too many` : null;
}

/**
 * Creates a draft, empty or with the blocks of its template, unless its address is in use. Visitors do not
 * see it.
 */
export async function createPage(page: NewPageInput, contentLocale: Locale): Promise<CreatePageResult> {
  const { title, address } = page;
  if (title.trim() === '') return reject('title', 'Enter a title: visitors see it in search results');
  const titleIssue = validateTitle(title);
  if (titleIssue) return reject('title', titleIssue);
  const addressIssue = validateAddress(page, address);
  if (addressIssue) return reject('address', addressIssue);
  try {
    const conflictingPage = await findPage(page);
    if (conflictingPage)
      return {
        ...reject(
          'address',
          `“${conflictingPage.title}” already has this address. Choose another, or edit that page`,
        ),
        conflictingId: conflictingPage.id,
      };
    return await postPage({ ...page, title: title.trim() }, contentLocale);
  } catch (error) {
    if (error instanceof AccessDeniedError) return reject(null, await describeAccessDenied(error));
    return reject(null, 'The server is not responding. Nothing was created: try again in a moment');
  }
}

/** The session has ended, or the user lacks the permission. */
class AccessDeniedError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The CMS answers 403 in both cases; the session tells them apart. */
async function describeAccessDenied({ status, message }: AccessDeniedError): Promise<string> {
  const isSignedOut = status === 401 || (await isSessionEnded());
  return isSignedOut ? 'You are signed out: sign in again in another tab, then create the page' : message;
}

async function isSessionEnded(): Promise<boolean> {
  const response = await callServer(readSessionCall, {}, { cache: 'no-store' }).catch(() => null);
  return response?.ok === true && response.body.user === null;
}

const reject = (field: 'title' | 'address' | null, message: string) =>
  ({ kind: 'refused', field, message }) as const;

/**
 * Finds the page that has the address. Drafts count, because only one of two pages with one address could be
 * published.
 */
async function findPage(page: NewPageInput): Promise<{ id: number; title: string } | null> {
  const { owner, template, address } = page;
  const query = {
    ...{ depth: '0', limit: '1', draft: 'true' },
    'where[route][equals]': routeOf(page),
    'where[slug][equals]': address,
    ...(template && { 'where[template_slug][equals]': template.slug }),
    ...(owner.office !== null && { 'where[office][equals]': String(owner.office) }),
  };
  const response = await callServer(findPagesCall, { query }, { cache: 'no-store' });
  if (!response.ok) throw failureOf(response);
  const [match] = response.body.docs;
  return match ? { id: match.id, title: match.title ?? address } : null;
}

/**
 * Creates the page in the content language, the fallback of the other languages: each page has a title in
 * it.
 */
async function postPage(page: NewPageInput, contentLocale: Locale): Promise<CreatePageResult> {
  const { title, address, template } = page;
  const { office } = page.owner;
  const scope = office === null ? ({ scope: 'network' } as const) : ({ scope: 'office', office } as const);
  const response = await callServer(createPageCall, {
    query: { depth: 0, draft: true, locale: contentLocale },
    body: {
      ...{ title, ...scope, route: routeOf(page), slug: address },
      ...(template && { template_slug: template.slug }),
      ...{ layout: 'default', blocks: [], _status: 'draft' },
    },
  });
  if (response.ok) return { kind: 'created', id: response.body.doc.id };
  const failure = failureOf(response);
  if (failure instanceof AccessDeniedError) throw failure;
  return reject(null, failure.message);
}

const failureOf = ({ status, refusal }: { status: number; refusal: Refusal }): Error =>
  status === 401 || status === 403
    ? new AccessDeniedError(status, refusal.message)
    : new Error(refusal.message);
