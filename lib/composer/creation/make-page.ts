import { createPageCall, findPagesCall, readSessionCall } from '@/schemas/composing/new-page';
import type { Refusal } from '@/schemas/composing/refusal';
import type { Locale } from '@/schemas/locale';
import { slugFault } from '../address/slug-fault';
import { callServer } from '../server/call-server';

/** Whose a new page may be: an office's, or without one the network's. `base` is what its address begins with, below the language. */
export type Owner = { office: number | null; name: string; base: string };

/** What a page can begin with: `slug` is the part of the address below which its pages stand. */
export type Template = { name: string; slug: string };

/** Without a template it begins empty. `address` is its last part. */
export type NewPage = Place & { title: string; address: string };

/** What stands before the last part of an address is the owner's and the template's. */
type Place = { owner: Owner; template: Template | null };

/** What came of it: the new page's id, or what is wrong and where, with the page that stands in the way. */
export type Made =
  | { kind: 'made'; id: number }
  | { kind: 'refused'; field: 'title' | 'address' | null; message: string; inTheWay?: number };

function routeOf({ owner: { office }, template }: Place): string {
  if (template) return office === null ? 'marketingCustomPage' : 'TribeMarketingWebsitePage';
  return office === null ? 'customPage' : 'tribeCustomPage';
}

/** Below which path it stands, below the language. */
export const baseOf = ({ owner, template }: Place): string =>
  template ? `${owner.base}/${template.slug}` : owner.base;

/** What can be said of an address without asking anybody; null when nothing is wrong. */
export const addressFault = (place: Place, address: string): string | null =>
  slugFault({ route: routeOf(place), base: baseOf(place), template_slug: place.template?.slug }, address);

/** As the collection of pages has it. */
const longestTitle = 160;

/** As `addressFault`. */
export function titleFault(title: string): string | null {
  const left = longestTitle - title.trim().length;
  return left < 0 ? `At most ${longestTitle} letters: ${-left} too many` : null;
}

/** Stores a draft, empty or with the blocks of its template, unless something has its address. Visitors see nothing of it. */
export async function makePage(page: NewPage, contentLocale: Locale): Promise<Made> {
  const { title, address } = page;
  if (title.trim() === '') return refuse('title', 'Give the page a title: visitors see it in search results');
  const tooLong = titleFault(title);
  if (tooLong) return refuse('title', tooLong);
  const fault = addressFault(page, address);
  if (fault) return refuse('address', fault);
  try {
    const other = await findPage(page);
    if (other)
      return {
        ...refuse(
          'address',
          `“${other.title}” has this address already. Choose another, or work on that page`,
        ),
        inTheWay: other.id,
      };
    return await create({ ...page, title: title.trim() }, contentLocale);
  } catch (error) {
    if (error instanceof Barred) return refuse(null, await tellBarred(error));
    return refuse(null, 'The server does not answer just now. Nothing was made: try again in a moment');
  }
}

/** Whoever asks is signed out, or may not. */
class Barred extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The CMS answers with 403 in both cases: the session tells them apart. */
async function tellBarred({ status, message }: Barred): Promise<string> {
  const isOut = status === 401 || (await isNobody());
  return isOut ? 'You are signed out: sign in again in another tab, then make the page' : message;
}

async function isNobody(): Promise<boolean> {
  const answer = await callServer(readSessionCall, {}, { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true && answer.body.user === null;
}

const refuse = (field: 'title' | 'address' | null, message: string) =>
  ({ kind: 'refused', field, message }) as const;

/** Drafts included: of two pages with one address only one could be published. */
async function findPage(page: NewPage): Promise<{ id: number; title: string } | null> {
  const { owner, template, address } = page;
  const query = {
    ...{ depth: '0', limit: '1', draft: 'true' },
    'where[route][equals]': routeOf(page),
    'where[slug][equals]': address,
    ...(template && { 'where[template_slug][equals]': template.slug }),
    ...(owner.office !== null && { 'where[office][equals]': String(owner.office) }),
  };
  const answer = await callServer(findPagesCall, { query }, { cache: 'no-store' });
  if (!answer.ok) throw failureOf(answer);
  const [found] = answer.body.docs;
  return found ? { id: found.id, title: found.title ?? address } : null;
}

/** In the language that others fall back to: a page has a title in each. */
async function create(page: NewPage, contentLocale: Locale): Promise<Made> {
  const { title, address, template } = page;
  const { office } = page.owner;
  const place = office === null ? ({ scope: 'network' } as const) : ({ scope: 'office', office } as const);
  const answer = await callServer(createPageCall, {
    query: { depth: 0, draft: true, locale: contentLocale },
    body: {
      ...{ title, ...place, route: routeOf(page), slug: address },
      ...(template && { template_slug: template.slug }),
      ...{ layout: 'default', blocks: [], _status: 'draft' },
    },
  });
  if (answer.ok) return { kind: 'made', id: answer.body.doc.id };
  const failure = failureOf(answer);
  if (failure instanceof Barred) throw failure;
  return refuse(null, failure.message);
}

const failureOf = ({ status, refusal }: { status: number; refusal: Refusal }): Error =>
  status === 401 || status === 403 ? new Barred(status, refusal.message) : new Error(refusal.message);
