import { recordQuery } from './source-query';

export const agentQuery = recordQuery('agent', 'agent');
export const listingQuery = recordQuery('listing', 'listing');
export const officeQuery = recordQuery('office', 'office');
export const postQuery = recordQuery('post', 'post');
export const regionQuery = recordQuery('region', 'region');
