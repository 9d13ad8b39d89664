import type { CollectionBeforeOperationHook, Where } from 'payload';
import { z } from 'zod';
import { sameTransaction } from '../database/same-transaction';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

const listOfDrafts = z.looseObject({
  draft: z.literal(true),
  id: z.undefined().optional(),
  where: z.custom<Where>((value) => value instanceof Object).default({}),
});
const givenSchema = z.array(z.object({ parent: z.coerce.number() }));

/** Leaves out of lists of drafts what the network has only drafted to come to an office: there it is nothing yet, in a list as by itself. */
export const hideGivenDrafts =
  (scopes: readonly OwnerScope[]): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const member = staffMember(req.user);
    if (operation !== 'read' || overrideAccess || !collection.versions?.drafts) return args;
    const asked = listOfDrafts.safeParse(args).data;
    if (!asked || !member || isNetworkStaff(member)) return args;
    const isGiven: Where = {
      and: [
        { latest: { equals: true } },
        ofOffices(member.offices, scopes, 'version.'),
        { 'parent._status': { equals: 'published' } },
        ofNoneOf(member.offices, scopes),
      ],
    };
    const { docs } = await req.payload.findVersions({
      ...{ collection: collection.slug, where: isGiven, req: sameTransaction(req) },
      ...{ depth: 0, pagination: false, select: { parent: true } },
    });
    const given = givenSchema.parse(docs).map(({ parent }) => parent);
    if (given.length === 0) return args;
    return { ...args, where: { and: [asked.where, { id: { not_in: given } }] } };
  };

/** What is the network's, offices read by itself. */
const ofNoneOf = (offices: readonly number[], scopes: readonly OwnerScope[]): Where => {
  const names = scopes.includes('agent') ? ['parent.office', 'parent.agent.office'] : ['parent.office'];
  const ofOthers = names.map((name): Where => ({ [name]: { not_in: [...offices] } }));
  const notOfNetwork = scopes.includes('network') ? [{ 'parent.scope': { not_equals: 'network' } }] : [];
  return { and: [...ofOthers, ...notOfNetwork] };
};
