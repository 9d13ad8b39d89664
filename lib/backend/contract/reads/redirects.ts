import type { Where } from 'payload';
import { findSections } from '@/lib/backend/contract/reads/menus-and-sections';
import { readCompleteList } from '@/lib/backend/contract/reads/paging';
import { findFieldsByIds, findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { Redirect } from '@/lib/backend/payload-types';
import { getContentValue } from '@/lib/backend/platform/contents/read-contents';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { relationId } from '@/lib/backend/relation-id';
import { contentLocale } from '@/lib/i18n/locales';
import { isAllowedTarget, parseHosts } from '@/lib/routes/allowed-hosts';
import { gatherRedirects } from '@/lib/routes/gather-redirects';
import { officePath } from '@/lib/routes/record-paths';
import { isBelowPath } from '@/lib/routes/redirect-coverage';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';

export async function findRedirects(context: ReadContext, where: Where): Promise<RedirectRule[]> {
  const documents = await readCompleteList(context, 'Query.redirects', null, (limit) =>
    findPublic(context, 'redirects', { where, sort: 'id', limit }),
  );
  const valid = await withoutDisallowedHosts(context, await withoutMovedOffices(context, documents));
  return valid.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
}

/** The redirects that may match a path, those that may match their targets, and so on. */
export function findRedirectsFrom(context: ReadContext, path: string): Promise<RedirectRule[]> {
  return gatherRedirects([path], (keys) => findRedirects(context, { lookup_key: { in: keys } }));
}

/**
 * Removes redirects of offices whose path has changed or no longer exists: another office may use that path
 * now.
 */
async function withoutMovedOffices(
  context: ReadContext,
  redirects: readonly Redirect[],
): Promise<readonly Redirect[]> {
  const owned = redirects.filter(({ scope }) => scope === 'office');
  if (owned.length === 0) return redirects;
  const officePaths = await findOfficePaths(
    context,
    owned.flatMap(({ office }) => relationId(office) ?? []),
  );
  return redirects.filter(({ scope, office, from }) => {
    const ownerPath = officePaths.get(relationId(office) ?? 0);
    return scope !== 'office' || (ownerPath !== undefined && isBelowPath(from, ownerPath));
  });
}

/** Removes redirects to an external host that the network does not (or no longer) allow. */
async function withoutDisallowedHosts(
  context: ReadContext,
  redirects: readonly Redirect[],
): Promise<readonly Redirect[]> {
  if (redirects.every(({ to }) => to.startsWith('/'))) return redirects;
  const [header] = await findSections(context, contentLocale, { name: 'header' });
  const hosts = parseHosts(getContentValue(header?.contents, 'redirect_hosts'));
  return redirects.filter(({ to }) => isAllowedTarget(to, hosts));
}

async function findOfficePaths(
  context: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const fields = ['id', 'slug', 'region'] as const;
  const offices = await findFieldsByIds(context, 'offices', [...new Set(ids)], fields);
  const regionIds = new Set(offices.flatMap(({ region }) => relationId(region) ?? []));
  const regions = await findFieldsByIds(context, 'regions', [...regionIds], ['id', 'slug']);
  const slugs = new Map(regions.map(({ id, slug }) => [id, slug]));
  return new Map(
    offices.flatMap(({ id, slug, region }) => {
      const state = slugs.get(relationId(region) ?? 0);
      return state ? [[id, officePath(state, slug)] as const] : [];
    }),
  );
}
