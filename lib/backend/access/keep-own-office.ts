import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, Forbidden } from 'payload';
import { relationId } from '../relation-id';
import { isNetworkStaff, staffMember } from './staff-member';

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
 * The last word on every write, drafts and restored versions included: no document leaves its office. Of an
 * agent's own, `keepWithinReach` asks whether the agent is one of the office.
 */
export const keepOwnOffice: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const member = staffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  const { scope, office } = { ...originalDoc, ...data };
  const id = relationId(office);
  if (scope === 'agent' || (id !== null && member.offices.includes(id))) return data;
  throw new Forbidden(() => (scope === 'network' ? isNetworks : isAnothers));
};

const isNetworks =
  'You work for an office, and this belongs to the whole network. Choose “An office” under “Belongs to”, and your own; what is the network’s its editors make';
const isAnothers = 'You may keep documents of your own office only. Choose your own office';
