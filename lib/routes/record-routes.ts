import type { Subject } from '@/schemas/bindings/subject';
import type { RouteName } from './route-names';

/** The first page of each record that has pages of its own below it. */
export const recordHomes = {
  office: 'LocationDetail',
  region: 'StateLocations',
  agent: 'Agent',
} as const satisfies Partial<Record<Subject, RouteName>>;

/** The routes whose pages are each about one record. */
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

/** The kind of record that the pages of a route are about; undefined of pages that are about no single one. */
export const recordOf = (route: string): Subject | undefined => recordRoutes[route];

/** Whether a page of the route is described by its record first, and by its own words where the record has none. */
export const isDescribedByRecord = (route: string): boolean => route === recordHomes.office;
