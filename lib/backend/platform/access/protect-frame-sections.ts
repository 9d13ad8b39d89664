import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isLayoutSection } from '@/schemas/page';
import { getStaffMember, isNetworkStaff } from './staff-member';

/**
 * Prevents office editors from creating their own header or footer sections. Such a section replaces the
 * network's on all pages of the office, including the blocks reserved for the network. An office can edit a
 * frame section that the network created for it.
 * @throws APIError 403
 */
export const protectFrameSections: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const member = getStaffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  // A duplicate arrives with `originalDoc` set to its source.
  const previousName: unknown = operation === 'update' ? originalDoc?.name : null;
  const { name } = { ...originalDoc, ...data };
  if (name === previousName || typeof name !== 'string' || !isLayoutSection(name.trim().toLowerCase()))
    return data;
  throw new APIError(
    `Nothing was saved. A section named “${name}” would replace the network’s section on every page of your office: choose another name, or ask the network’s staff for a section of its own.`,
    403,
    null,
    true,
  );
};
