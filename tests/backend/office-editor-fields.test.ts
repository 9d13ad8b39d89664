import type { CollectionSlug, FlattenedField } from 'payload';
import { unflatten } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RestrictedField, restrictedFields } from '@/lib/backend/platform/access/restricted-fields';
import { type As, asSystem } from './support/access-cases';
import { fieldSamples } from './support/field-samples';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

/** Fields that Payload or the revisions maintain, and the owner, which `office-isolation.test.ts` covers. */
const notContent = [
  'revision',
  'revised_by',
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'scope',
  'office',
  'pages.agent',
  'people.full_name',
  'posts.reading_minutes',
  'redirects.lookup_key',
  'focalX',
  'focalY',
];
const locale = 'en-GH';
const none = fieldSamples({ region: 0, picture: 0, agent: 0, story: 0 });
const slugs = Object.keys(none);
const matrix = slugs.flatMap((slug) => Object.keys(none[slug] ?? {}).map((field) => [slug, field] as const));

type Written = { sent: unknown; stored: unknown };
type Attempts = { changed: Written; changedByNetwork: Written; created: Written | null };

let backend: TestBackend;
let network: Network;
let editor: As;
let networkEditor: As;
let targets: Parameters<typeof fieldSamples>[0];
const tried = new Map<string, Promise<Attempts>>();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  const { payload } = backend;
  editor = { overrideAccess: false, user: network.users['office-editor'] };
  networkEditor = { overrideAccess: false, user: network.users['network-editor'] };
  const region = await payload.create({
    collection: 'regions',
    data: {
      ...{ name: 'Ashanti', slug: 'ashanti', code: 'GH-AH', latitude: 6.7, longitude: -1.6 },
      districts: [{ name: 'Kumasi', slug: 'kumasi', latitude: 6.69, longitude: -1.62 }],
    },
  });
  for (const id of [network.own, network.other])
    await payload.update({ collection: 'offices', id, data: { country: 'IE' } });
  const world = { payload, network };
  targets = {
    region: region.id,
    picture: await createOwn(world, 'media', {}, asSystem),
    agent: await createOwn(world, 'people', { is_agent: true, slug: 'ama' }, asSystem),
    story: await createOwn(world, 'sale-stories', {}, asSystem),
  };
});
afterAll(() => backend.stop());

describe('field access of every collection', () => {
  test.each(slugs)('%s', (slug) => {
    const { config } = backend.payload.collections[toSlug(slug)] ?? {};
    const fields = (config?.flattenedFields ?? []).flatMap(pathsOf);
    const contentFields = fields.filter(
      (field) => !notContent.includes(field) && !field.startsWith('sizes.'),
    );
    const sampled = Object.keys(none[slug] ?? {});
    expect(
      contentFields.filter((field) => !sampled.includes(field) && !notContent.includes(`${slug}.${field}`)),
    ).toEqual([]);
  });

  test('restricts only fields that exist', () => {
    const exists = ({ collection, field }: RestrictedField) =>
      backend.payload.collections[toSlug(collection)].config.flattenedFields.some(
        ({ name }) => name === field,
      );
    expect(restrictedFields.filter((restricted) => !exists(restricted))).toEqual([]);
  });
});

describe('writes of an office editor in the own office', () => {
  test.each(matrix)('%s.%s', async (slug, field) => {
    const { changed, changedByNetwork, created } = await tryAll(slug);
    const isStored = ({ sent, stored }: Written) => contains(readPath(stored, field), readPath(sent, field));
    if (!isRefused(slug, field, 'update'))
      expect(isStored(changed), 'changed by an office editor').toBe(!isReadOnlyForAll(slug, field));
    expect(isStored(changedByNetwork), 'changed by a network editor').toBe(!isReadOnlyForAll(slug, field));
    if (created && !isRefused(slug, field, 'create'))
      expect(isStored(created), 'made by an office editor').toBe(!isReadOnlyForAll(slug, field));
  });
});

/** Writes every field of a collection as each user and reads what is stored. */
function tryAll(slug: string): Promise<Attempts> {
  const trying = tried.get(slug) ?? writeAll(toSlug(slug));
  tried.set(slug, trying);
  return trying;
}

async function writeAll(slug: CollectionSlug): Promise<Attempts> {
  const { payload } = backend;
  const world = { payload, network };
  const isOffice = slug === 'offices';
  const read = (id: number) => storedRow(payload, slug, id);
  const change = async (id: number, as: As): Promise<Written> => {
    const sent = as === editor ? samplesFor(slug, 'update') : samplesFor(slug);
    const revision = (await read(id))?.revision;
    const data = JSON.parse(JSON.stringify({ ...sent, revision }));
    await payload.update({ collection: slug, id, data, ...as });
    return { sent, stored: await read(id) };
  };
  const create = async (): Promise<Written> => {
    const sent = samplesFor(slug, 'create');
    return { sent, stored: await read(await createOwn(world, slug, sent, editor)) };
  };
  return {
    created: isOffice || slug === 'leads' || slug === 'buyers' ? null : await create(),
    changed: await change(isOffice ? network.own : await createOwn(world, slug, {}, asSystem), editor),
    changedByNetwork: await change(
      isOffice ? network.other : await createOwn(world, slug, {}, asSystem),
      networkEditor,
    ),
  };
}

/** Every sample of a collection; for an office editor without the refused fields. */
function samplesFor(slug: string, operation?: 'create' | 'update'): Record<string, unknown> {
  const samples = Object.entries(fieldSamples(targets)[slug] ?? {});
  const allowed = samples.filter(([field]) => !operation || !isRefused(slug, field, operation));
  return unflatten(Object.fromEntries(allowed));
}

/** File metadata is removed for every user before the access check. */
const isRefused = (slug: string, field: string, operation: 'create' | 'update') =>
  isRestricted(slug, field, operation) && !isReadOnlyForAll(slug, field);
const toSlug = (slug: string): CollectionSlug => JSON.parse(JSON.stringify(slug));

function pathsOf(field: FlattenedField): string[] {
  if (field.type !== 'group') return [field.name];
  return field.flattenedFields.flatMap(pathsOf).map((inner) => `${field.name}.${inner}`);
}

function restrictionAt(slug: string, field: string): RestrictedField | undefined {
  return restrictedFields.find(
    (restricted) =>
      restricted.collection === slug &&
      (field === restricted.field || field.startsWith(`${restricted.field}.`)),
  );
}

/**
 * The sample of a restricted select is an option that no office has. Set-once fields are empty in a new
 * person only.
 */
function isRestricted(slug: string, field: string, operation: 'create' | 'update'): boolean {
  const restricted = restrictionAt(slug, field);
  if (restricted?.office !== 'may set it once') return restricted !== undefined;
  return operation === 'update' && slug !== 'people';
}

const isReadOnlyForAll = (slug: string, field: string) => restrictionAt(slug, field)?.network === 'nothing';

/** The value of a row at a path; localised text in the locale of the test. */
function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    const found: unknown = Object.entries(at).find(([name]) => name === key)?.[1];
    return typeof found === 'object' && found !== null && locale in found ? readPath(found, locale) : found;
  }, value);
}

/** Whether the stored value contains the written one; Payload adds ids to rows. */
function contains(stored: unknown, written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return stored === written;
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(written).every(([key, value]) => contains(readPath(stored, key), value));
}
