import { APIError, createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRecords } from '@/lib/backend/composer-api/records/find-records';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { isLongForm } from '../support/test-scope';
import { type As, asSystem, type Case, officeCases, officeCollections } from './support/access-cases';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

type Role = 'public' | 'network-admin' | 'network-editor' | 'office-editor';
type OwnerPlace = 'own office' | 'other office' | 'network';
type Operation = 'read' | 'find' | 'create' | 'update' | 'delete' | 'readVersions';

const roles: Role[] = ['public', 'office-editor', 'network-editor', 'network-admin'];
const places: OwnerPlace[] = ['own office', 'other office', 'network'];
/** `find` is the composer's record search. */
const operations: Operation[] = ['read', 'find', 'create', 'update', 'delete', 'readVersions'];
let backend: TestBackend;
let network: Network;
let cases: Case[];
/** Documents that are only read are created once for all rows. */
const readDocuments = new Map<string, Promise<{ id: number }>>();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  cases = officeCases(backend.payload, network);
});
afterAll(() => backend.stop());

/**
 * The access rule: network staff may do everything, an office editor everything in the own office except for
 * published reviews, all others read.
 */
function isAllowed(row: (typeof matrix)[number]): boolean {
  const { collection, role, place, isVisible } = row;
  const operation = row.operation === 'find' ? 'read' : row.operation;
  if (collection === 'leads') return isLeadAllowed(row);
  const isSettled = collection === 'reviews' && isVisible;
  if (role === 'network-admin' || role === 'network-editor') return true;
  if (role === 'office-editor' && place === 'own office') return operation === 'read' || !isSettled;
  if (role === 'office-editor' && place === 'other office') return false;
  return operation === 'read' && isVisible;
}

/**
 * The rule for leads: nobody creates one, its office reads and updates it, and only an administrator deletes
 * it.
 */
function isLeadAllowed({ role, place, operation }: (typeof matrix)[number]): boolean {
  if (operation === 'create') return false;
  if (operation === 'delete') return role === 'network-admin';
  return role.startsWith('network-') || (role === 'office-editor' && place === 'own office');
}

/** The network's administrator and editor are refused nothing but leads: the gate tries them on leads only. */
const rolesFor = (collection: string) =>
  collection === 'leads' || isLongForm ? roles : roles.filter((role) => !role.startsWith('network-'));

const matrix = officeCollections.flatMap((one) =>
  rolesFor(one.collection).flatMap((role) =>
    places
      .filter((place) => place !== 'network' || one.network)
      .flatMap((place) =>
        operations
          .filter((operation) => operation !== 'readVersions' || one.versions)
          .filter((operation) => operation !== 'find' || kindOfCollection(one.collection) !== null)
          .flatMap((operation) =>
            (one.hidden ? [true, false] : [true]).map((isVisible) => ({
              collection: one.collection,
              role,
              place,
              operation,
              isVisible,
            })),
          ),
      ),
  ),
);

describe('access by role and office', () => {
  test.each(matrix)('$collection: $role, $place, $operation, visible $isVisible', async (row) => {
    const found = cases.find((one) => one.collection === row.collection);
    if (!found) throw new Error(`No case for ${row.collection}`);
    const allowed = isAllowed(row);
    expect(await isDone(found, row)).toBe(allowed);
  });
});

async function isDone(found: Case, row: (typeof matrix)[number]): Promise<boolean> {
  const { payload } = backend;
  const { collection } = found;
  const as: As = { overrideAccess: false, user: userOf(row.role) };
  const office = { 'own office': network.own, 'other office': network.other, network: null }[row.place];
  if (row.operation === 'create') return isPermitted(() => found.create(office, row.isVisible, as));
  const create = () => found.create(office, row.isVisible, asSystem);
  // A refused change leaves the record, so it can be reused.
  const isChanging = ['update', 'delete'].includes(row.operation) && isAllowed(row);
  const { id } = await (isChanging
    ? create()
    : createOnce(`${collection} ${office} ${row.isVisible}`, create));
  if (row.operation === 'update') return isPermitted(() => found.update(id, as));
  if (row.operation === 'delete') return isPermitted(() => deleteAs(payload, collection, id, as));
  const kind = kindOfCollection(collection);
  if (row.operation === 'find' && kind) {
    const question = {
      kinds: [kind],
      words: '',
      ids: [id],
      most: 1,
      page: 1,
      isPublic: false,
      office: null,
      near: null,
    };
    const req = await createLocalReq(as.user ? { user: as.user } : {}, payload);
    return (await findRecords(question, req)).records.length === 1;
  }
  if (row.operation === 'read') {
    let found = 0;
    const isOpen = await isPermitted(async () => {
      found = (await payload.find({ collection, where: { id: { equals: id } }, ...as })).docs.length;
    });
    return isOpen && found === 1;
  }
  const versions = { collection, where: { parent: { equals: id } }, ...as };
  return isPermitted(async () => {
    const { docs } = await payload.findVersions(versions);
    if (docs.length === 0) throw new DeniedByFilter();
  });
}

function createOnce(key: string, create: () => Promise<{ id: number }>): Promise<{ id: number }> {
  const created = readDocuments.get(key) ?? create();
  readDocuments.set(key, created);
  return created;
}

class DeniedByFilter extends Error {
  override name = 'NotFound';
}

const refusals = ['Forbidden', 'NotFound'];

async function isPermitted(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Error && refusals.includes(error.name)) return false;
    if (error instanceof APIError && error.status === 403) return false;
    throw error;
  }
}

function userOf(role: Role): TypedUser | null {
  return role === 'public' ? null : network.users[role];
}
