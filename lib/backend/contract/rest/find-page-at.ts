import { createLocalReq } from 'payload';
import { resolveLink } from '@/lib/backend/composer-api/links/resolve-link';
import { createContractContext } from '@/lib/backend/contract/context';
import { findOfficeId } from '@/lib/backend/contract/reads/offices';
import { findPage } from '@/lib/backend/contract/reads/pages';
import { findAgent } from '@/lib/backend/contract/reads/people';
import { stripLocale } from '@/lib/backend/leads/find-lead-origin';
import type { Page } from '@/lib/backend/payload-types';
import { matchRoute } from '@/lib/routes/match-route';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { recordOf } from '@/lib/routes/record-routes';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Locale } from '@/schemas/locale';

/** The published page at an address of this site; null for addresses without a page. */
export async function findPageAt(address: string, locale: Locale): Promise<Page | null> {
  const match = matchRoute(stripLocale(address));
  if (!match) return null;
  const { slug = null, template = null } = pageSlugs(match);
  const { office = null, agent = null } = routeSubjects(match);
  return findPage(await createContractContext(), locale, {
    route: match.row.name,
    slug,
    templateSlug: template,
    tribeSlug: office,
    agentSlug: agent,
  });
}

/** Whether visitors find a page at the address: its blocks, and the records that the address names. */
export async function pageExistsAt(address: string, locale: Locale): Promise<boolean> {
  const path = stripLocale(address);
  const match = matchRoute(path);
  if (!match || match.row.redirect || !(await findPageAt(address, locale))) return false;
  const context = await createContractContext();
  const { office, agent } = routeSubjects(match);
  if (office !== undefined && (await findOfficeId(context, office)) === null) return false;
  if (agent !== undefined && !(await findAgent(context, agent))) return false;
  if (!recordOf(match.row.name)) return true;
  return (await resolveLink(path, await createLocalReq({ locale }, context.payload))) !== null;
}
