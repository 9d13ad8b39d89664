import type { RelationshipField } from 'payload';
import { tenantScopeFilter } from '../../platform/access/tenant-scope';

/**
 * A reference to a sale story. Office editors can choose stories of the network and of their own offices.
 */
export function saleStoryField(name: string): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'sale-stories',
    hasMany: false,
    index: true,
    filterOptions: tenantScopeFilter,
  };
}
