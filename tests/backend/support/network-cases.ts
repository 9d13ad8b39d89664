import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload';
import { z } from 'zod';
import type { As } from './access-cases';
import { bakeryMultiples } from './bakery-multiples';
import { deleteAs } from './delete-as';
import { type Network, officeData } from './network';
import { createOwn } from './own-documents';

/** Creates and updates documents for a row of the access table of offices, accounts and network documents. */
export type NetworkCase = {
  collection: CollectionSlug;
  create: (as: As) => Promise<{ id: number }>;
  /** Writes a field from the stored revision. */
  update: (id: number, as: As) => Promise<unknown>;
};

let count = 0;
const next = () => `row-${++count}`;
const revisedSchema = z.object({ revision: z.number() });

/** The cases of that table, by document. */
export function networkCases(payload: Payload, network: Network) {
  const makeCase = (
    collection: CollectionSlug,
    create: NetworkCase['create'],
    fields: object,
  ): NetworkCase => ({
    ...{ collection, create },
    update: async (id, as) => {
      const found = await payload.findByID({ collection, id, draft: true, depth: 0 });
      return payload.update({ collection, id, data: fields, ...as, context: revisedSchema.parse(found) });
    },
  });
  const createOffice =
    (status: 'Active' | 'Closed'): NetworkCase['create'] =>
    (as) =>
      payload.create({
        collection: 'offices',
        data: { ...officeData(network.region, next()), status },
        ...as,
      });
  const createAccount: NetworkCase['create'] = (as) => {
    const slug = next();
    const account = { name: slug, email: `${slug}@example.com`, password: 'long enough to pass' };
    return payload.create({ collection: 'staff', data: { ...account, role: 'network-editor' }, ...as });
  };
  const createLeader: NetworkCase['create'] = async (as) => ({
    id: await createOwn({ payload, network }, 'people', { leadership: true }, as),
  });
  const createRegion: NetworkCase['create'] = (as) => {
    const slug = next();
    const place = { latitude: 6.7, longitude: -1.6, code: `GH-${count.toString(36).toUpperCase()}` };
    return payload.create({ collection: 'regions', data: { name: slug, slug, ...place }, ...as });
  };
  const heading = { heading: 'Changed' };
  return {
    'the own office': makeCase('offices', createOffice('Active'), heading),
    'another office': makeCase('offices', createOffice('Active'), heading),
    'a closed office': makeCase('offices', createOffice('Closed'), heading),
    'the own account': makeCase('staff', createAccount, { name: 'Changed' }),
    'another account': makeCase('staff', createAccount, { name: 'Changed' }),
    'a leader in the own office': makeCase('people', createLeader, { role: 'Chief' }),
    'a region': makeCase('regions', createRegion, { introduction: 'Changed' }),
    'a valuation multiple': makeCase(
      'valuation-multiples',
      (as) => payload.create({ collection: 'valuation-multiples', data: bakeryMultiples(), ...as }),
      { years: '2026' },
    ),
  };
}

/** The operations of a user on a document; each throws when the access rules deny it or hide the document. */
export function networkOperations(payload: Payload, row: NetworkCase, id: number, user: TypedUser | null) {
  const as: As = { overrideAccess: false, user };
  const { collection } = row;
  return {
    read: () => payload.findByID({ collection, id, ...as }),
    readVersions: async () => {
      const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, ...as });
      if (docs.length === 0) throw new DeniedByFilter();
    },
    create: () => row.create(as),
    update: () => row.update(id, as),
    unlock: async () => {
      const { email } = await payload.findByID({ collection: 'staff', id });
      const req = await createLocalReq(user ? { user } : {}, payload);
      return payload.unlock({
        collection: 'staff',
        data: { email, password: '' },
        overrideAccess: false,
        req,
      });
    },
    delete: () => deleteAs(payload, collection, id, as),
  };
}

/** Thrown where access is refused by a filter that excludes the document. */
export class DeniedByFilter extends Error {
  override name = 'NotFound';
}
