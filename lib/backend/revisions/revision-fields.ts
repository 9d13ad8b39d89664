import type { NumberField, TextField } from 'payload';
import { staffMember } from '../access/staff-member';

/** Counts the writes of a document. A form sends back the one it was opened with. */
const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  defaultValue: 1,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/revisions/revision-field#RevisionField' },
  },
};

/** Who wrote it: the name as it was then, so that it outlives the account. Empty for the system itself. */
const revisedByField: TextField = {
  name: 'revised_by',
  type: 'text',
  access: { read: ({ req }) => staffMember(req.user) !== null },
  admin: { hidden: true },
};

export const revisionFields = [revisionField, revisedByField];
