import { contentLocale } from '@/lib/i18n/locales';
import { updateDraftCall } from '@/schemas/composing/cms';
import { findPagesCall, type PagePlace } from '@/schemas/composing/new-page';
import type { Refusal } from '@/schemas/composing/refusal';
import { toldLate } from '@/schemas/late-write';
import { callServer } from '../server/call-server';
import { type ComposedPage, callForPage } from '../session/backend';
import { baseOf } from './page-place';
import { slugFault } from './slug-fault';

/** The page, what else its address is made of, and the revision that is stored. */
type Of = { page: ComposedPage; place: PagePlace; revision: number };

/** Gives a page another last part of its address, in its draft. @returns why not, or null. */
export async function changeAddress({ page, place, revision }: Of, slug: string): Promise<string | null> {
  const fault = slugFault({ ...place, route: place.route ?? '', base: baseOf(page.path) }, slug);
  if (fault) return fault;
  try {
    const other = await findOther(page, place, slug);
    if (other !== null) return `“${other}” has this address already. Choose another`;
    const answer = await callServer(updateDraftCall, {
      params: page,
      query: { depth: 0, draft: true, locale: contentLocale },
      headers: { 'if-match': `"${revision}"` },
      body: { slug, _status: 'draft' },
    });
    return answer.ok ? null : tellRefusal(answer);
  } catch {
    return 'The server does not answer just now. Nothing was changed: try again in a moment';
  }
}

/** A form that came too late has words to save; an address has not. */
function tellRefusal({ status, refusal }: { status: number; refusal: Refusal }): string {
  if (status === 409 && refusal.stored)
    return toldLate(refusal.stored.by, 'Look at it, and change the address again');
  return refusal.message;
}

/** The title of another page that would stand there; drafts included: of two only one could be published. */
async function findOther({ id }: ComposedPage, place: PagePlace, slug: string): Promise<string | null> {
  const { route, office, agent, template_slug } = place;
  const conditions = Object.entries({ slug, route, office, agent, template_slug }).flatMap(
    ([field, value]) => (value ? [[`where[${field}][equals]`, String(value)]] : []),
  );
  const query = {
    ...{ depth: '0', limit: '1', draft: 'true' },
    'where[id][not_equals]': id,
    ...Object.fromEntries(conditions),
  };
  const [found] = (await callForPage(findPagesCall, { query })).body.docs;
  return found ? (found.title ?? slug) : null;
}
