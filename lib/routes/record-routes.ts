import type { Subject } from '@/schemas/bindings/subject';
import type { RouteName } from './route-names';

/** The home page route of each kind of record that has pages below its own. */
export const recordHomes = {
  office: 'LocationDetail',
  region: 'StateLocations',
  agent: 'Agent',
} as const satisfies Partial<Record<Subject, RouteName>>;

/** The kind of record by route, for routes whose pages describe a single record. */
const recordRoutes: Readonly<Partial<Record<string, Subject>>> = {
  [recordHomes.office]: 'office',
  [recordHomes.region]: 'region',
  [recordHomes.agent]: 'agent',
  ListingPost: 'listing',
  LocationListingPost: 'listing',
  AgentListingPost: 'listing',
  AgentFranchiseListingPost: 'listing',
  BlogPost: 'post',
  LocationBlogDetail: 'post',
};

/** The kind of record that the pages of a route describe; undefined when they describe no single record. */
export const recordOf = (route: string): Subject | undefined => recordRoutes[route];

/** Whether the title and description of a page come from its record, with the texts of the page as fallback. */
export const isDescribedByRecord = (route: string): boolean => route === recordHomes.office;
