import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { ask, type ComposedPage } from '../session/backend';
import { baseOf, type PagePlace } from './page-place';
import { slugFault } from './slug-fault';

const foundSchema = z.object({ docs: z.array(z.object({ title: z.string().nullish() })) });
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

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
    const refusal = refusalSchema.safeParse(await answer.json().catch(() => null)).data;
    return refusal?.errors[0]?.message ?? `The server answered ${answer.status}. Nothing was changed`;
  } catch {
    return 'The server does not answer just now. Nothing was changed: try again in a moment';
  }
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
