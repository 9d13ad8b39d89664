import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { preferOwn } from '@/lib/backend/contract/reads/prefer-own';
import { readWithin } from '@/lib/backend/contract/reads/read-whole';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { WebsiteSection } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

type SectionFilter = { name?: string; tribeSlug?: string | null | undefined };

/** Website sections by name, one a name: the office's own, else the network's. */
export async function findSections(
  reading: Reading,
  locale: Locale,
  { name, tribeSlug }: SectionFilter,
): Promise<WebsiteSection[]> {
  const office = await findOfficeId(reading, tribeSlug);
  const owners: Where[] = [{ scope: { equals: 'network' } }];
  if (office !== null) owners.push({ office: { equals: office } });
  const where: Where = { and: [{ or: owners }, ...(name === undefined ? [] : [{ name: { equals: name } }])] };
  const room = 2 * listSizes['Query.customComponents'];
  const found = await readWithin(reading, 'Query.customComponents', room, (limit) =>
    findPublic(reading, 'website-sections', { where, sort: ['name', 'id'], locale, limit }),
  );
  return preferOwn(found, office);
}
