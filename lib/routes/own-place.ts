import type { RouteMatch } from './match-route';
import { pathFor } from './path-for';

/** Whose the record is that an address is about: a listing has an office, and mostly an agent. */
export type RecordOwner = {
  office: { state: string; slug: string } | null;
  agent: string | null;
  isFranchise: boolean;
};

/** An office is found by its slug: where it stands when an address has another region before it, null where that is right. */
export function placeInRegion({ row, params }: RouteMatch, region: string | null): string | null {
  if (!region || row.scope !== 'office' || params.state === region) return null;
  return pathFor(row.name, { ...params, state: region });
}

/** Where what an address is about belongs: the owner of its record, and the slug of the region in which its office lies. */
export type RecordPlace = { owner: RecordOwner | null; region: string | null };

/** Where what an address is about has its place: an office in its region, a record with its owner. Null where the address is right. */
export const placeOf = (match: RouteMatch, { region, owner }: RecordPlace): string | null =>
  placeInRegion(match, region) ?? (owner && ownPlace(match, owner));

/**
 * Where a listing has its place when it is asked for under somebody it does not belong to; null where it stands right. The
 * network shows the listings of all. Posts stand at every office: who reads one stays where they are.
 */
export function ownPlace({ row, params }: RouteMatch, owner: RecordOwner): string | null {
  if (row.scope === 'network' || !params.post) return null;
  // What no open office has any more may stand anywhere: led to the network, it would be led back by the visitor's office.
  if (row.scope === 'office')
    return !owner.office || owner.office.slug === params.slug ? null : placeOfListing(owner, params.post);
  if (owner.agent !== params.agent) return agentPlace(owner, params.post);
  const isUnderFranchise = row.name === 'AgentFranchiseListingPost';
  return isUnderFranchise === owner.isFranchise ? null : agentPlace(owner, params.post);
}

const agentPlace = (owner: RecordOwner, post: string): string =>
  owner.agent
    ? pathFor(owner.isFranchise ? 'AgentFranchiseListingPost' : 'AgentListingPost', {
        agent: owner.agent,
        post,
      })
    : placeOfListing(owner, post);

const placeOfListing = ({ office }: RecordOwner, post: string): string =>
  office ? pathFor('LocationListingPost', { ...office, post }) : pathFor('ListingPost', { post });
