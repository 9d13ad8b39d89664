import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  NotFound,
} from 'payload';
import { relationId } from '../relation-id';
import { readRow } from './read-row';
import { isNetworkStaff, type StaffMember, staffMember } from './staff-member';

/** Gives a new document of an office editor the office of the account when it names none. */
export const fillOwnOffice: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const member = staffMember(req.user);
  if (!data || operation !== 'create' || !member || isNetworkStaff(member)) return data;
  // The field fills in the office of whoever has one only.
  if (data.scope === 'agent') return { ...data, office: null };
  const isOffices = data.scope === 'office' || data.scope === undefined;
  return isOffices ? { ...data, office: data.office ?? member.offices[0] } : data;
};

/**
 * The last word on every write, drafts and restored versions included: no document leaves its office, and none comes to
 * another before the network publishes that it does. Of an agent's own, `keepWithinReach` asks whether the agent is one of the office.
 */
export const keepOwnOffice: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const member = staffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  const { scope, office } = { ...originalDoc, ...data };
  if (!isOwn(member, scope, office))
    throw new Forbidden(() => (scope === 'network' ? isNetworks : isAnothers));
  if (operation === 'create' || !collection.versions?.drafts) return data;
  const row = await readRow(collection.slug, originalDoc.id, req);
  const agent = row.get('scope') === 'agent' ? relationId(row.get('agent')) : null;
  const owner = agent === null ? row : await readRow('people', agent, req);
  if (row.get('_status') === 'published' && !isOwn(member, 'office', owner.get('office')))
    throw new NotFound(req.t);
  return data;
};

const isOwn = ({ offices }: StaffMember, scope: unknown, office: unknown): boolean => {
  const id = relationId(office);
  return scope === 'agent' || (id !== null && offices.includes(id));
};

const isNetworks =
  'You work for an office, and this belongs to the whole network. Choose “An office” under “Belongs to”, and your own; what is the network’s its editors make';
const isAnothers = 'You may keep documents of your own office only. Choose your own office';
