import { z } from 'zod';
import type { Locale } from '@/schemas/locale';

const foundSchema = z.object({
  docs: z.array(z.object({ id: z.union([z.string(), z.number()]), title: z.string().nullish() })),
});

/** A page that this person may see, and where the composer opens it. */
export type FoundPage = { id: string; title: string; href: string };

/** Pages by the words of their titles, the latest first. @throws when they cannot be had. */
export async function findPages(sought: string, locale: Locale, signal: AbortSignal): Promise<FoundPage[]> {
  const query = new URLSearchParams({ depth: '0', limit: '8', locale, sort: '-updatedAt', draft: 'true' });
  query.set('select[title]', 'true');
  if (sought !== '') query.set('where[title][like]', sought);
  const answer = await fetch(`/cms-api/pages?${query}`, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const { docs } = foundSchema.parse(await answer.json());
  return docs.map(({ id, title }) => ({
    id: String(id),
    title: title || `Page ${id}`,
    href: `/compose/record/${id}?locale=${locale}`,
  }));
}
