import { type CollectionBeforeChangeHook, type TypedUser, ValidationError, type Where } from 'payload';
import { ofOffices } from '../access/owner-scope';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { sameTransaction } from '../database/same-transaction';
import { relationId } from '../relation-id';

/** The pages that a template of whoever asks may begin with: those of their offices, and what the network has published; for the network's staff all. */
function startsOf(user: Partial<TypedUser> | null | undefined): Where | true {
  const member = staffMember(user);
  if (!member || isNetworkStaff(member)) return true;
  const ofNetwork: Where = { and: [{ scope: { equals: 'network' } }, { _status: { equals: 'published' } }] };
  return { or: [ofOffices(member.offices, ['office', 'agent']), ofNetwork] };
}

/** Nobody takes up another office's page, which a template keeps from being removed. @throws ValidationError that names the field. */
export const keepStartWithin: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const start = relationId(data.start);
  const within = startsOf(req.user);
  if (start === null || start === relationId(originalDoc?.start) || within === true) return data;
  const where: Where = { and: [{ id: { equals: start } }, within] };
  const found = await req.payload.count({ collection: 'pages', where, req: sameTransaction(req) });
  if (found.totalDocs > 0) return data;
  const errors = [{ path: 'start', message: 'Choose a page of your own office, or of the network' }];
  throw new ValidationError({ collection: collection.slug, errors, req });
};
