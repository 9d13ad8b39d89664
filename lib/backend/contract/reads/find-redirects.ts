import type { Where } from 'payload';
import { contentValue } from '@/lib/backend/contents/read-contents';
import { findFieldsByIds, findPublic } from '@/lib/backend/contract/reads/find-public';
import { findSections } from '@/lib/backend/contract/reads/find-sections';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Redirect } from '@/lib/backend/payload-types';
import { relationId } from '@/lib/backend/relation-id';
import { contentLocale } from '@/lib/i18n/locales';
import { mayLeadTo, readHosts } from '@/lib/routes/allowed-hosts';
import { gatherRedirects } from '@/lib/routes/gather-redirects';
import { officePath } from '@/lib/routes/record-paths';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { isFromBelow } from '@/lib/routes/redirect-place';

export async function findRedirects(reading: Reading, where: Where): Promise<RedirectRule[]> {
  const found = await readWhole(reading, 'Query.redirects', null, (limit) =>
    findPublic(reading, 'redirects', { where, sort: 'id', limit }),
  );
  const kept = await withoutStrangers(reading, await withoutStrays(reading, found));
  return kept.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
}

/** The redirects that a path may match, and those that may match where they lead, and so on. */
export function findRedirectsFrom(reading: Reading, path: string): Promise<RedirectRule[]> {
  return gatherRedirects([path], (marks) => findRedirects(reading, { mark: { in: marks } }));
}

/** Without those of offices that stand elsewhere now, or nowhere: another office may have their address. */
async function withoutStrays(reading: Reading, found: readonly Redirect[]): Promise<readonly Redirect[]> {
  const owned = found.filter(({ scope }) => scope === 'office');
  if (owned.length === 0) return found;
  const homes = await findHomes(
    reading,
    owned.flatMap(({ office }) => relationId(office) ?? []),
  );
  return found.filter(({ scope, office, from }) => {
    const home = homes.get(relationId(office) ?? 0);
    return scope !== 'office' || (home !== undefined && isFromBelow(from, home));
  });
}

/** Without those that leave the site to a host which the network does not allow, or not any more. */
async function withoutStrangers(reading: Reading, found: readonly Redirect[]): Promise<readonly Redirect[]> {
  if (found.every(({ to }) => to.startsWith('/'))) return found;
  const [header] = await findSections(reading, contentLocale, { name: 'header' });
  const hosts = readHosts(contentValue(header?.contents, 'redirect_hosts'));
  return found.filter(({ to }) => mayLeadTo(to, hosts));
}

async function findHomes(reading: Reading, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const fields = ['id', 'slug', 'region'] as const;
  const offices = await findFieldsByIds(reading, 'offices', [...new Set(ids)], fields);
  const regionIds = new Set(offices.flatMap(({ region }) => relationId(region) ?? []));
  const regions = await findFieldsByIds(reading, 'regions', [...regionIds], ['id', 'slug']);
  const slugs = new Map(regions.map(({ id, slug }) => [id, slug]));
  return new Map(
    offices.flatMap(({ id, slug, region }) => {
      const state = slugs.get(relationId(region) ?? 0);
      return state ? [[id, officePath(state, slug)] as const] : [];
    }),
  );
}
