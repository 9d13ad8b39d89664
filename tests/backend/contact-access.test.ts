import { QueryError, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import {
  type ContactField,
  contactFieldNames,
  contactFlags,
} from '@/lib/backend/platform/access/private-contact';
import type { As } from './support/access-cases';
import { isPermitted } from './support/is-permitted';
import { findNetwork, type Network } from './support/network';
import { DeniedByFilter } from './support/network-cases';
import { startBackend, type TestBackend } from './support/start-backend';

type Role = 'public' | 'network-admin' | 'network-editor' | 'office-editor';
type OwnerPlace = 'own office' | 'other office' | 'network';

const roles: Role[] = ['public', 'office-editor', 'network-editor', 'network-admin'];
const places: OwnerPlace[] = ['own office', 'other office', 'network'];
let backend: TestBackend;
let network: Network;
/** People are created once for all roles. */
const people = new Map<string, Promise<{ id: number }>>();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

/** Who reads a contact field that is not public: of a person of the place, in any call. */
const contactRules = contactFieldNames.flatMap((field) =>
  roles.flatMap((role) =>
    places.flatMap((place) =>
      [true, false].map((isPublic) => ({
        ...{ field, role, place, isPublic },
        isRead: isPublic ? place !== 'other office' || role !== 'office-editor' : readsPrivate(role, place),
      })),
    ),
  ),
);

function readsPrivate(role: Role, place: OwnerPlace): boolean {
  return role.startsWith('network-') || (role === 'office-editor' && place === 'own office');
}

const contactValues = {
  email: 'contact-4711@example.com',
  mobile_e164: '+233244123456',
  telephone_number: '+233302123456',
} as const;

describe('access by role to contact fields of people', () => {
  test.each(contactRules)('$field: $role, $place, public $isPublic: read $isRead', async (rule) => {
    const { field, role, place, isPublic, isRead } = rule;
    const { payload } = backend;
    const office = { 'own office': network.own, 'other office': network.other, network: null }[place];
    const value = contactValues[field];
    const { id } = await createOnce(`contact ${field} ${place} ${isPublic}`, () =>
      payload.create({
        collection: 'people',
        data: {
          ...{ first_name: 'Ama', last_name: 'Mensah', show_on_website: true, _status: 'published' as const },
          ...{ [field]: value, [contactFlags[field]]: isPublic },
          ...toOwnerFields(office),
        },
      }),
    );
    const as: As = { overrideAccess: false, user: userOf(role) };
    const ways = await readInEveryWay(id, field, value, as);
    const allowed = Object.entries(ways).filter(([, isFound]) => isFound);
    // A refused version or draft is none; a copy never holds what is not public.
    expect(allowed.length > 0).toBe(isRead);
    if (isRead) expect(ways).toMatchObject({ list: true, search: role !== 'public' });
    if (!isPublic) expect(ways.copy).toBe(false);
  });

  test.each(contactFieldNames)('%s: an office cannot query it through a relation', async (field) => {
    const as = { overrideAccess: false, user: userOf('office-editor') };
    const query = payloadWhere(`agent.${field}`, contactValues[field]);
    await expect(backend.payload.find({ collection: 'listings', where: query, ...as })).rejects.toThrow();
    const versions = payloadWhere(`version.${field}`, contactValues[field]);
    await expect(
      backend.payload.findVersions({ collection: 'people', where: versions, ...as }),
    ).rejects.toThrow();
  });
});

const payloadWhere = (path: string, value: string): Where => ({ [path]: { equals: value } });

/** Whether each way of reading discloses the value of a field of a person. */
async function readInEveryWay(id: number, field: ContactField, value: string, as: As) {
  const { payload } = backend;
  const holds = (found: unknown) => JSON.stringify(found).includes(value);
  const isFound = async (find: () => Promise<unknown>) => {
    let found: unknown = null;
    await isPermitted(async () => {
      found = await find();
    });
    return holds(found);
  };
  const own = { and: [{ id: { equals: id } }, payloadWhere(field, value)] };
  const copyAs = async () => {
    const data = as.user?.role === 'office-editor' ? toOwnerFields(network.own) : {};
    const copy = await payload.duplicate({ collection: 'people', id, data, ...as });
    return payload.findByID({ collection: 'people', id: copy.id });
  };
  return {
    list: await isFound(() => payload.find({ collection: 'people', where: { id: { equals: id } }, ...as })),
    draft: await isFound(() => payload.findByID({ collection: 'people', id, draft: true, ...as })),
    versions: await isFound(() =>
      payload.findVersions({ collection: 'people', where: { parent: { equals: id } }, ...as }),
    ),
    search: (await countIf(() => payload.find({ collection: 'people', where: own, ...as }))) > 0,
    copy: as.user !== null && (await isFound(copyAs)),
  };
}

/** The number of documents that a permitted query finds; Payload refuses the public with a QueryError. */
async function countIf(find: () => Promise<{ totalDocs: number }>): Promise<number> {
  let count = 0;
  await isPermitted(async () => {
    count = (await find().catch(rejectQuery)).totalDocs;
  });
  return count;
}

const rejectQuery = (error: unknown): never => {
  throw error instanceof QueryError ? new DeniedByFilter() : error;
};

function createOnce(key: string, create: () => Promise<{ id: number }>): Promise<{ id: number }> {
  const created = people.get(key) ?? create();
  people.set(key, created);
  return created;
}

function userOf(role: Role): TypedUser | null {
  return role === 'public' ? null : network.users[role];
}
