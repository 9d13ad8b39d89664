import type { RelationshipField } from 'payload';
import { withinReach } from '../access/within-reach';

/** The story of a sale. Office editors choose among the network's and those of their own offices. */
export function storyField(name: string): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'sale-stories',
    hasMany: false,
    index: true,
    filterOptions: withinReach,
  };
}
