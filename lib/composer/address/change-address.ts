import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { lateWriteSchema, toldLate } from '@/schemas/late-write';
import { ask, type ComposedPage } from '../session/backend';
import { baseOf, type PagePlace } from './page-place';
import { slugFault } from './slug-fault';

const foundSchema = z.object({ docs: z.array(z.object({ title: z.string().nullish() })) });
const refusalSchema = z.object({
  errors: z.tuple(
    [z.object({ message: z.string(), data: lateWriteSchema.nullish().catch(null) })],
    z.unknown(),
  ),
});

/** The page, what else its address is made of, and the revision that is stored. */
type Of = { page: ComposedPage; place: PagePlace; revision: number };

/** Gives a page another last part of its address, in its draft. @returns why not, or null. */
export async function changeAddress({ page, place, revision }: Of, slug: string): Promise<string | null> {
  const fault = slugFault({ ...place, route: place.route ?? '', base: baseOf(page.path) }, slug);
  if (fault) return fault;
  try {
    const other = await findOther(page, place, slug);
    if (other !== null) return `“${other}” has this address already. Choose another`;
    const answer = await fetch(`/cms-api/pages/${page.id}?depth=0&draft=true&locale=${contentLocale}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
      body: JSON.stringify({ slug, _status: 'draft' }),
    });
    if (answer.ok) return null;
    return tellRefusal(answer.status, await answer.json().catch(() => null));
  } catch {
    return 'The server does not answer just now. Nothing was changed: try again in a moment';
  }
}

/** A form that came too late has words to save; an address has not. */
function tellRefusal(status: number, body: unknown): string {
  const [refusal] = refusalSchema.safeParse(body).data?.errors ?? [];
  if (status === 409 && refusal?.data)
    return toldLate(refusal.data.stored.by, 'Look at it, and change the address again');
  return refusal?.message ?? `The server answered ${status}. Nothing was changed`;
}

/** The title of another page that would stand there; drafts included: of two only one could be published. */
async function findOther({ id }: ComposedPage, place: PagePlace, slug: string): Promise<string | null> {
  const query = new URLSearchParams({ depth: '0', limit: '1', draft: 'true' });
  const { route, office, agent, template_slug } = place;
  query.set('where[id][not_equals]', id);
  for (const [field, value] of Object.entries({ slug, route, office, agent, template_slug }))
    if (value) query.set(`where[${field}][equals]`, String(value));
  const [found] = foundSchema.parse(await (await ask(`/cms-api/pages?${query}`)).json()).docs;
  return found ? (found.title ?? slug) : null;
}
