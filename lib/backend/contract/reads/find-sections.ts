import type { Payload, Where } from 'payload';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { preferOwn } from '@/lib/backend/contract/reads/prefer-own';
import type { WebsiteSection } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

type SectionFilter = { name?: string; tribeSlug?: string | null | undefined };

/** Website sections by name, one a name: the office's own, else the network's. */
export async function findSections(
  payload: Payload,
  locale: Locale,
  { name, tribeSlug }: SectionFilter,
): Promise<WebsiteSection[]> {
  const office = await findOfficeId(payload, tribeSlug);
  const owners: Where[] = [{ scope: { equals: 'network' } }];
  if (office !== null) owners.push({ office: { equals: office } });
  const where: Where = { and: [{ or: owners }, ...(name === undefined ? [] : [{ name: { equals: name } }])] };
  const found = await findPublic(payload, 'website-sections', { where, sort: ['name', 'id'], locale });
  return preferOwn(found, office);
}
