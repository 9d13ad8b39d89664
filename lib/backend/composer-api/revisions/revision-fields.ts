import type { NumberField, TextField } from 'payload';
import { getStaffMember } from '../../platform/access/staff-member';

/** Counts the writes of a document. A form sends back the revision that it was opened with. */
const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  defaultValue: 1,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/composer-api/revisions/revision-field#RevisionField' },
  },
};

/**
 * Name of the last author at the time of the write, so that it outlives the account. Empty for the system.
 */
const revisedByField: TextField = {
  name: 'revised_by',
  type: 'text',
  access: { read: ({ req }) => getStaffMember(req.user) !== null },
  admin: { hidden: true },
};

export const revisionFields = [revisionField, revisedByField];
