import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '@/lib/backend/admin/collections/collections';
import { hookNames, listStepNames } from '@/lib/backend/save-record/pipeline';
import { saveRecord } from '@/lib/backend/save-record/save-record';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let admin: As;
/** The steps that ran, in order. */
let ran: string[] = [];
let restore: (() => void)[] = [];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  admin = { overrideAccess: false, user: network.users['network-admin'] };
});
afterAll(() => backend.stop());

beforeEach(() => {
  ran = [];
  restore = hookNames.map(record);
});
afterEach(() => {
  for (const undo of restore) undo();
});

/** Records the steps of pages in one of Payload's hooks, until the returned function is called. */
function record(hook: (typeof hookNames)[number]): () => void {
  const { hooks } = backend.payload.collections.pages.config;
  const declared = collections.find(({ slug }) => slug === 'pages');
  if (!declared) throw new Error('There are no pages');
  const names = listStepNames(saveRecord, hook, declared);
  const before = hooks[hook];
  // Payload calls the hooks around an operation for reads, too.
  const wrapped = names.map((name) => ({ operation }: { operation?: string }) => {
    if (!operation || /^(create|update|delete)/.test(operation)) ran.push(name);
  });
  Object.assign(hooks, { [hook]: before.flatMap((run, at) => [wrapped[at] ?? [], run].flat()) });
  return () => Object.assign(hooks, { [hook]: before });
}

const phaseOf = (name: string) =>
  saveRecord.find(({ steps }) => steps.some((step) => step.name === name))?.phase;
const phasesOf = (names: readonly string[]) =>
  names.map(phaseOf).filter((phase, at, all) => phase !== all[at - 1]);
const page = { title: 'Ways to sell', route: 'Sell', layout: 'default', scope: 'network' } as const;

test('save of a page › runs the phases in the order of the table', async () => {
  const { payload } = backend;
  const { id, revision } = await payload.create({
    collection: 'pages',
    data: page,
    draft: true,
    ...asSystem,
  });
  ran = [];
  const data = { title: 'Sell your business', revision };
  await payload.update({ collection: 'pages', id, data, draft: true, ...admin });
  expect(phasesOf(ran)).toEqual(saveRecord.map(({ phase }) => phase));
  const inTable = saveRecord.flatMap(({ steps }) => steps.map(({ name }) => name));
  expect(ran).toEqual(inTable.filter((name) => ran.includes(name)));
});

test('deletion of a page › runs the phases that concern it in the order of the table', async () => {
  const { payload } = backend;
  const { id, revision } = await payload.create({
    collection: 'pages',
    data: page,
    draft: true,
    ...asSystem,
  });
  ran = [];
  await expect(payload.delete({ collection: 'pages', id, ...admin })).rejects.toMatchObject({ status: 428 });
  expect(phasesOf(ran)).toEqual(['authorise', 'lock', 'prepare', 'check revision']);
  ran = [];
  await payload.delete({ collection: 'pages', id, ...asSystem });
  expect(phasesOf(ran)).toEqual(saveRecord.map(({ phase }) => phase));
  expect(revision).toBe(1);
});

test('save of a page from an old revision › stops before anything is validated', async () => {
  const { payload } = backend;
  const { id } = await payload.create({ collection: 'pages', data: page, draft: true, ...asSystem });
  ran = [];
  const data = { title: 'Sell your business\u202e', revision: 7 };
  const save = payload.update({ collection: 'pages', id, data, draft: true, ...admin });
  await expect(save).rejects.toMatchObject({ status: 409 });
  expect(phasesOf(ran)).toEqual(['authorise', 'lock', 'prepare', 'check revision']);
});

test('save of a page by a stranger › stops before the lock', async () => {
  const { payload } = backend;
  const { id, revision } = await payload.create({
    collection: 'pages',
    data: page,
    draft: true,
    ...asSystem,
  });
  ran = [];
  const stranger = { overrideAccess: false, user: network.users['office-editor'] };
  const data = { title: 'Sell your business', revision };
  await expect(payload.update({ collection: 'pages', id, data, draft: true, ...stranger })).rejects.toThrow();
  expect(phasesOf(ran)).toEqual(['authorise']);
});
