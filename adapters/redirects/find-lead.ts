import 'server-only';
import {
  AgentAddressDocument,
  ListingOfficeDocument,
  OfficeAddressDocument,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { carryOn, splitAddress } from '@/lib/routes/carry-on';
import { pathInContext } from '@/lib/routes/context-href';
import { type Leader, pathInOffice, takeOfficeParameters } from '@/lib/routes/lead';
import { matchRoute } from '@/lib/routes/match-route';
import { placeInRegion } from '@/lib/routes/own-place';
import { officePath } from '@/lib/routes/record-paths';
import { pathOf, tableLead } from '@/lib/routes/redirect-circles';
import type { Company, OfficeAddress } from '@/lib/routes/visitor-cookies';
import { findMove } from './find-move';

/**
 * Where a visitor is led: a path without language, or an address elsewhere. `isLeft`: whom they were with before does not count any more, being gone,
 * without such a page, or left for an office they named.
 */
export type Lead = { to: string; isLeft: boolean };

/** Staff's redirects come first. An error in looking somebody up lets the visit go on (spec section 2). */
export async function findLead({ leader, path }: { leader: Leader; path: string }): Promise<Lead> {
  const [move, found] = await Promise.all([moveFrom(path), findLeader(leader)]);
  const to = move ?? path;
  if (isElsewhere(to)) return { to, isLeft: false };
  if (found === null) return { to, isLeft: !('store' in leader) };
  const { path: shared, ...brought } = splitAddress(to);
  const named = 'store' in leader && found !== 'unknown' && 'office' in found ? found.office : null;
  const lead = leadBy(leader, found);
  const led =
    named && (await isSoldByOther(shared, named)) ? officePath(named.state, named.slug) : lead(shared);
  if (found !== 'unknown' && led !== shared && (await comesBack(led, found))) return { to, isLeft: true };
  return { to: carryOn(led, brought), isLeft: named !== null };
}

/** Where whoever leads takes a path of this site; where nobody can tell who a query names, nowhere else. */
function leadBy(leader: Leader, found: Company | 'unknown'): (shared: string) => string {
  if (found === 'unknown') return (shared) => ('store' in leader ? shared : pathInContext(shared, leader));
  return (shared) =>
    'store' in leader && 'office' in found
      ? pathInOffice(shared, found.office)
      : inOwnRegion(pathInContext(shared, found), found);
}

/** Whether a path is that of a listing which another office sells: in the named one it would only lead on to that. */
async function isSoldByOther(path: string, { slug }: OfficeAddress): Promise<boolean> {
  const post = matchRoute(path)?.params.post;
  const seller = post && (await findSeller(post).catch(() => null));
  return Boolean(seller) && seller !== slug;
}

const moveFrom = async (path: string): Promise<string | null> =>
  (await findMove(path).catch(() => null))?.to ?? null;

/** Where the office itself stands: an address may have another region before it. */
function inOwnRegion(path: string, company: Company): string {
  const match = matchRoute(path);
  if (!match || !('office' in company) || match.params.slug !== company.office.slug) return path;
  return placeInRegion(match, company.office.state) ?? path;
}

const isElsewhere = (address: string): boolean => /^https?:/.test(address);

/** More redirects of one visit than browsers follow. */
const mostMoves = 20;

/** Whether staff have redirected the page of an office or agent to one from which visitors are led back to it. */
async function comesBack(led: string, company: Company): Promise<boolean> {
  const seen = new Set<string>();
  for (let at = led; seen.size < mostMoves; ) {
    if (seen.has(at)) return true;
    seen.add(at);
    const move = (await moveFrom(at)) ?? tableLead(at);
    if (move === null || isElsewhere(move)) return false;
    at = shownTo(company, move);
  }
  return true;
}

/** What a visitor with them comes to at an address: as its query says that names their office, or as with any page that they are led from. */
function shownTo(company: Company, address: string): string {
  const path = pathOf(address);
  const { searchParams } = new URL(address, 'http://localhost');
  if ('office' in company && takeOfficeParameters(searchParams)?.slug === company.office.slug)
    return pathInOffice(path, company.office);
  return inOwnRegion(pathInContext(path, company), company);
}

function findLeader(leader: Leader): Promise<Company | null | 'unknown'> {
  const asked: Promise<Company | null> =
    'agent' in leader
      ? findAgent(leader.agent)
      : findOffice('store' in leader ? leader.store : leader.office.slug).then(
          (office) => office && { office },
        );
  return asked.catch(() => 'unknown');
}

async function findOffice(slug: string): Promise<OfficeAddress | null> {
  const { office } = await queryContent(OfficeAddressDocument, { slug });
  return office ? { state: office.state_slug, slug: office.slug } : null;
}

async function findSeller(slug: string): Promise<string | null> {
  const { listing } = await queryContent(ListingOfficeDocument, { slug });
  return listing?.office?.slug ?? null;
}

async function findAgent(slug: string): Promise<Company | null> {
  const { agent } = await queryContent(AgentAddressDocument, { slug });
  return agent ? { agent: agent.slug ?? slug } : null;
}
