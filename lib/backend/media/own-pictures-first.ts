import type { CollectionBeforeOperationHook } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** What a list is ordered by while nobody has chosen an order (`../lists/changed-first.ts`). */
const usual: readonly unknown[] = [undefined, '-updatedAt'];

/** Whoever works for an office is shown its own pictures before the network's, the latest first; of somebody's two offices the one that was made first leads. */
export const ownPicturesFirst: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const member = staffMember(req.user);
  if (operation !== 'read' || !('sort' in args) || !usual.includes(args.sort)) return args;
  // Those of the network have no office, and PostgreSQL puts what is empty last.
  return !member || isNetworkStaff(member) ? args : { ...args, sort: ['office', '-createdAt'] };
};
