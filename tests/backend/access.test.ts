import { randomUUID } from 'node:crypto';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { findRecords } from '@/lib/backend/composer-api/records/find-records';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { isLongForm } from '../support/test-scope';
import { type As, asSystem, type Case, officeCases, officeCollections } from './support/access-cases';
import { type CmsApi, openCmsApi, signInCached } from './support/cms-api';
import { setText, textBlock } from './support/composer-client';
import { deleteAs } from './support/delete-as';
import { isPermitted } from './support/is-permitted';
import { findNetwork, type Network } from './support/network';
import { DeniedByFilter, networkCases, networkOperations } from './support/network-cases';
import { networkRules } from './support/network-rules';
import { createOwn, storedRow } from './support/own-documents';
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
  if (isCreatedBySystem(collection)) return isLeadAllowed(row);
  const isPublishedReview = collection === 'reviews' && isVisible;
  if (role === 'network-admin' || role === 'network-editor') return true;
  if (role === 'office-editor' && place === 'own office') return operation === 'read' || !isPublishedReview;
  if (role === 'office-editor' && place === 'other office') return false;
  return operation === 'read' && isVisible;
}

const isCreatedBySystem = (collection: string) => collection === 'leads' || collection === 'buyers';

/**
 * The rule for leads and buyers: no role creates them in the CMS, their office and the network read and update them, and
 * only an administrator deletes them.
 */
function isLeadAllowed({ role, place, operation }: (typeof matrix)[number]): boolean {
  if (operation === 'create') return false;
  if (operation === 'delete') return role === 'network-admin';
  return role.startsWith('network-') || (role === 'office-editor' && place === 'own office');
}

/** Network staff are only denied operations on leads and buyers, so the short form tests these roles with those only. */
const rolesFor = (collection: string) =>
  isCreatedBySystem(collection) || isLongForm ? roles : roles.filter((role) => !role.startsWith('network-'));

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

const networkMatrix = networkRules.flatMap(({ document, allowed }) =>
  roles.map((role) => ({ document, role, allowed: allowed[role], tried: allowed['network-admin'] })),
);

describe('access by role to offices, accounts and documents of the network', () => {
  test.each(networkMatrix)('$document: $role may $allowed', async ({ document, role, allowed, tried }) => {
    const { payload } = backend;
    const row = networkCases(payload, network)[document];
    const isDeleting = allowed.includes('delete');
    const create = () => row.create(asSystem);
    const { id: created } = await (isDeleting ? create() : createOnce(document, create));
    const user = userOf(role);
    const isOwnOffice = document === 'the own office' && user?.role === 'office-editor';
    const id = document === 'the own account' && user ? user.id : created;
    const acts = networkOperations(payload, row, id, isOwnOffice ? { ...user, offices: [id] } : user);
    const done: string[] = [];
    for (const [operation, act] of Object.entries(acts))
      if (tried.split(' ').includes(operation) && (await isPermitted(act))) done.push(operation);
    expect(done.join(' ')).toBe(allowed);
  });
});

/** The status of each call of the staff API by role: for the public, an office editor and a network editor. */
const callRules = [
  { call: 'read in the composer', of: 'page', place: 'own office', statuses: [401, 200, 200] },
  { call: 'read in the composer', of: 'page', place: 'other office', statuses: [401, 404, 200] },
  { call: 'read in the composer', of: 'page', place: 'network', statuses: [401, 200, 200] },
  { call: 'save in the composer', of: 'page', place: 'own office', statuses: [401, 200, 200] },
  { call: 'save in the composer', of: 'page', place: 'other office', statuses: [401, 404, 200] },
  { call: 'save in the composer', of: 'page', place: 'network', statuses: [401, 403, 200] },
  { call: 'list unpublished changes', of: 'page', place: 'own office', statuses: [401, 200, 200] },
  { call: 'list unpublished changes', of: 'page', place: 'other office', statuses: [401, 404, 200] },
  { call: 'list unpublished changes', of: 'page', place: 'network', statuses: [401, 200, 200] },
  { call: 'archive', of: 'person', place: 'own office', statuses: [403, 200, 200] },
  { call: 'archive', of: 'person', place: 'other office', statuses: [403, 404, 200] },
  { call: 'archive', of: 'leader', place: 'own office', statuses: [403, 403, 200] },
] as const;
const callMatrix = callRules.flatMap(({ statuses, ...rule }) =>
  (['public', 'office-editor', 'network-editor'] as const).map((role, index) => ({
    ...rule,
    ...{ role, status: statuses[index] },
  })),
);

describe('access by role to calls of the staff API', () => {
  let api: CmsApi;
  beforeAll(async () => {
    api = await openCmsApi();
  });

  test.each(callMatrix)('$call: $of of $place, $role: $status', async ({ call, of, place, role, status }) => {
    const office = place === 'network' ? null : network[place === 'own office' ? 'own' : 'other'];
    const collection = of === 'page' ? 'pages' : 'people';
    const fields = {
      page: { ...(place === 'network' && { route: 'customPage' }), blocks: [textBlock('a')] },
      person: {},
      leader: { leadership: true },
    }[of];
    const { subpath, body } = {
      'read in the composer': { subpath: 'composing', body: undefined },
      'save in the composer': {
        subpath: 'composing',
        body: { save: randomUUID(), operations: [setText('a', 'x')] },
      },
      'list unpublished changes': { subpath: 'composing/unpublished', body: undefined },
      archive: { subpath: 'archive', body: {} },
    }[call];
    const create = async () => ({
      id: await createOwn(
        { payload: backend.payload, network },
        collection,
        { ...fields, ...toOwnerFields(office), _status: 'published' },
        asSystem,
      ),
    });
    const isChanging = body !== undefined && status === 200;
    const { id } = await (isChanging ? create() : createOnce(`${of} of ${place}`, create));
    const user = userOf(role);
    const headers = {
      ...(user && (await signInCached(api, user.email, 'long enough to pass'))),
      'if-match': '"1"',
    };
    const method = body ? 'POST' : 'GET';
    const before = await storedRow(backend.payload, collection, id);
    const answer = await api(`/${collection}/${id}/${subpath}`, { method, headers, body });
    expect(answer.status).toBe(status);
    if (status !== 200) expect(await storedRow(backend.payload, collection, id)).toEqual(before);
  });
});

async function isDone(found: Case, row: (typeof matrix)[number]): Promise<boolean> {
  const { payload } = backend;
  const { collection } = found;
  const as: As = { overrideAccess: false, user: userOf(row.role) };
  const office = { 'own office': network.own, 'other office': network.other, network: null }[row.place];
  if (row.operation === 'create') return isPermitted(() => found.create(office, row.isVisible, as));
  const create = () => found.create(office, row.isVisible, asSystem);
  // A denied change leaves the record unchanged, so it can be reused.
  const isChanging = ['update', 'delete'].includes(row.operation) && isAllowed(row);
  const { id } = await (isChanging
    ? create()
    : createOnce(`${collection} ${office} ${row.isVisible}`, create));
  if (row.operation === 'update') return isPermitted(() => found.update(id, as));
  if (row.operation === 'delete') return isPermitted(() => deleteAs(payload, collection, id, as));
  const kind = kindOfCollection(collection);
  if (row.operation === 'find' && kind) {
    const query = {
      kinds: [kind],
      words: '',
      ids: [id],
      limit: 1,
      page: 1,
      isPublic: false,
      office: null,
      near: null,
    };
    const req = await createLocalReq(as.user ? { user: as.user } : {}, payload);
    return (await findRecords(query, req)).records.length === 1;
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

function userOf(role: Role): TypedUser | null {
  return role === 'public' ? null : network.users[role];
}
