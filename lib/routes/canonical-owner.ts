import type { RouteMatch } from './match-route';
import { pathFor } from './path-for';

/** The owner of the record an address is about: a listing has an office and usually an agent. */
export type RecordOwner = {
  office: { state: string; slug: string } | null;
  agent: string | null;
  isFranchise: boolean;
};

/**
 * Offices are found by slug alone: the path in the office's actual region when the address names another
 * one; null when it is correct.
 */
export function pathInRegion({ row, params }: RouteMatch, region: string | null): string | null {
  if (!region || row.scope !== 'office' || params.state === region) return null;
  return pathFor(row.name, { ...params, state: region });
}

/** The owner of the record in an address, and the slug of the region of the office in it. */
export type RecordOwnership = { owner: RecordOwner | null; region: string | null };

/**
 * The canonical path of the record at an address: an office in its region, a listing with its owner. Null
 * when the address is canonical.
 */
export const canonicalPathOf = (match: RouteMatch, { region, owner }: RecordOwnership): string | null =>
  pathInRegion(match, region) ?? (owner && canonicalOwnerPath(match, owner));

/**
 * The canonical path of a listing requested under another owner; null when the address is correct. The
 * network displays all listings. Posts are displayed by every office and never redirect.
 */
export function canonicalOwnerPath({ row, params }: RouteMatch, owner: RecordOwner): string | null {
  if (row.scope === 'network' || !params.post) return null;
  // A listing whose office is closed may be displayed anywhere: redirected to the network, it would be
  // redirected back into the office of the visitor.
  if (row.scope === 'office')
    return !owner.office || owner.office.slug === params.slug ? null : officeListingPath(owner, params.post);
  if (owner.agent !== params.agent) return agentListingPath(owner, params.post);
  const isUnderFranchise = row.name === 'AgentFranchiseListingPost';
  return isUnderFranchise === owner.isFranchise ? null : agentListingPath(owner, params.post);
}

const agentListingPath = (owner: RecordOwner, post: string): string =>
  owner.agent
    ? pathFor(owner.isFranchise ? 'AgentFranchiseListingPost' : 'AgentListingPost', {
        agent: owner.agent,
        post,
      })
    : officeListingPath(owner, post);

const officeListingPath = ({ office }: RecordOwner, post: string): string =>
  office ? pathFor('LocationListingPost', { ...office, post }) : pathFor('ListingPost', { post });
