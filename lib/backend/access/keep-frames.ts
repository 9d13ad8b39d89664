import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isFrameSection } from '@/schemas/page';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * An office's own header or footer takes the place of the network's on all its pages, and with it what the definitions of their
 * blocks keep to the network: an office changes one that it was given, and makes none.
 * @throws APIError 403
 */
export const keepFrames: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const member = staffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  // A copy comes with what it is a copy of.
  const before: unknown = operation === 'update' ? originalDoc?.name : null;
  const { name } = { ...originalDoc, ...data };
  if (name === before || typeof name !== 'string' || !isFrameSection(name.trim().toLowerCase())) return data;
  throw new APIError(
    `Nothing was saved. A section named “${name}” would stand on every page of your office in place of the network’s: choose another name, or ask the network’s staff for one of your own.`,
    403,
    null,
    true,
  );
};
