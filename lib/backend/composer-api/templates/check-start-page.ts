import { type CollectionBeforeChangeHook, type TypedUser, ValidationError, type Where } from 'payload';
import { ofOffices } from '../../platform/access/owner-scope';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';
import { transactionOf } from '../../platform/database/request-transaction';
import { relationId } from '../../relation-id';

/**
 * Condition for the start pages that the user may choose: pages of their offices and published pages of the
 * network; `true` (all) for network staff.
 */
function allowedStartPages(user: Partial<TypedUser> | null | undefined): Where | true {
  const member = getStaffMember(user);
  if (!member || isNetworkStaff(member)) return true;
  const networkPages: Where = {
    and: [{ scope: { equals: 'network' } }, { _status: { equals: 'published' } }],
  };
  return { or: [ofOffices(member.offices, ['office', 'agent']), networkPages] };
}

/**
 * Rejects the start page of another office; a template prevents the deletion of its start page.
 * @throws ValidationError that names the field.
 */
export const checkStartPage: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const start = relationId(data.start);
  const allowed = allowedStartPages(req.user);
  if (start === null || start === relationId(originalDoc?.start) || allowed === true) return data;
  const where: Where = { and: [{ id: { equals: start } }, allowed] };
  const result = await req.payload.count({ collection: 'pages', where, req: transactionOf(req) });
  if (result.totalDocs > 0) return data;
  const errors = [{ path: 'start', message: 'Choose a page of your own office or of the network' }];
  throw new ValidationError({ collection: collection.slug, errors, req });
};
