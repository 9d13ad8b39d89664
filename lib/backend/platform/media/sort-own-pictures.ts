import type { CollectionBeforeOperationHook } from 'payload';
import { getStaffMember, isNetworkStaff } from '../access/staff-member';

/** Sort orders when the user has chosen none (`admin/lists/default-sort.ts`). */
const defaultSorts: readonly unknown[] = [undefined, '-updatedAt'];

/**
 * Hook that lists the pictures of an office before those of the network for its staff, latest first; with
 * several offices, the oldest office first.
 */
export const sortOwnPicturesFirst: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const member = getStaffMember(req.user);
  if (operation !== 'read' || !('sort' in args) || !defaultSorts.includes(args.sort)) return args;
  // Network pictures have no office, and PostgreSQL sorts nulls last.
  return !member || isNetworkStaff(member) ? args : { ...args, sort: ['office', '-createdAt'] };
};
