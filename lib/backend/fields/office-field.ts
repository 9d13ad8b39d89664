import type { RelationshipField } from 'payload';
import { withinReach } from '../access/within-reach';

/** The office a document belongs to. Office editors may choose among their own. */
export function officeField(options: { required?: boolean } = {}): RelationshipField {
  return {
    name: 'office',
    type: 'relationship',
    relationTo: 'offices',
    hasMany: false,
    required: options.required ?? false,
    index: true,
    filterOptions: withinReach,
    admin: { position: 'sidebar' },
  };
}
