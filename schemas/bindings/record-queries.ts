import { recordQuery } from './source-query';

export const agentQuery = recordQuery('agent', 'agent', 'An agent');
export const listingQuery = recordQuery('listing', 'listing', 'A listing');
export const officeQuery = recordQuery('office', 'office', 'An office');
export const postQuery = recordQuery('post', 'post', 'A blog post');
export const regionQuery = recordQuery('region', 'region', 'A region');
