import { z } from 'zod';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import type { Owner, Template } from './make-page';

const foundSchema = z.object({ docs: z.array(z.object({ name: z.string(), slug: z.string() })) });
const ofNetwork: ReadonlySet<string> = new Set(landingTemplateNames);

/** The templates that a page of this owner may be made from: of an office its own, of the network those of some names. @throws when they cannot be had. */
export async function readTemplates({ office }: Owner, signal: AbortSignal): Promise<readonly Template[]> {
  const query = new URLSearchParams({ depth: '0', limit: '100', sort: 'name' });
  if (office === null) query.set('where[scope][equals]', 'network');
  else query.set('where[office][equals]', String(office));
  const answer = await fetch(`/cms-api/templates?${query}`, { cache: 'no-store', signal });
  const found = foundSchema.parse(await answer.json()).docs.map(({ name, slug }) => ({ name, slug }));
  return office === null ? found.filter(({ name }) => ofNetwork.has(name)) : found;
}
