import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  NotFound,
} from 'payload';
import { relationId } from '../../relation-id';
import { readRow } from './read-row';
import { getStaffMember, isNetworkStaff, type StaffMember } from './staff-member';

/** Sets the user's office on a new document when an office editor specifies none. */
export const setDefaultOffice: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const member = getStaffMember(req.user);
  if (!data || operation !== 'create' || !member || isNetworkStaff(member)) return data;
  // The office field has a default value for users with a single office; clear it for documents of other
  // owners.
  if (data.scope === 'agent' || data.scope === 'network') return { ...data, office: null };
  const isOfficeOwned = data.scope === 'office' || data.scope === undefined;
  return isOfficeOwned ? { ...data, office: data.office ?? member.offices[0] } : data;
};

/**
 * Checks every write last, including drafts and restored versions: an office editor cannot move a document
 * to another office, nor edit a document that only an unpublished draft of the network moves to their
 * office. `enforceTenantScope` checks that the agent of an agent-owned document belongs to the office.
 */
export const enforceOwnOffice: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const member = getStaffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  const { scope, office } = { ...originalDoc, ...data };
  if (!isInOwnOffice(member, scope, office))
    throw new Forbidden(() => (scope === 'network' ? networkOwnerMessages[operation] : otherOfficeMessage));
  if (operation === 'create' || !collection.versions?.drafts) return data;
  const row = await readRow(collection.slug, originalDoc.id, req);
  const agent = row.get('scope') === 'agent' ? relationId(row.get('agent')) : null;
  const owner = agent === null ? row : await readRow('people', agent, req);
  if (row.get('_status') === 'published' && !isInOwnOffice(member, 'office', owner.get('office')))
    throw new NotFound(req.t);
  return data;
};

const isInOwnOffice = ({ offices }: StaffMember, scope: unknown, office: unknown): boolean => {
  const id = relationId(office);
  return scope === 'agent' || (id !== null && offices.includes(id));
};

const ownOfficeInstruction = 'Choose “An office” under “Belongs to”, then your own office';
const networkOwnerMessages = {
  create: `Only staff of the network can create records of the whole network. ${ownOfficeInstruction}`,
  update: `This belongs to the whole network. ${ownOfficeInstruction}`,
};
const otherOfficeMessage = 'You can only save documents of your own office';
