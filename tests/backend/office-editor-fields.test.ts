import { readFileSync } from 'node:fs';
import type { CollectionSlug, FlattenedField } from 'payload';
import { unflatten } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeldField, heldFields } from '@/lib/backend/access/held-fields';
import { type As, asSystem } from './support/cases';
import { fieldSamples } from './support/field-samples';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

/** What Payload and the revisions keep themselves, and the owner, which `office-walls.test.ts` tries. */
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
  'redirects.mark',
  'focalX',
  'focalY',
];
const locale = 'en-GH';
const none = fieldSamples({ region: 0, picture: 0, agent: 0, story: 0 });
const slugs = Object.keys(none);
const matrix = slugs.flatMap((slug) => Object.keys(none[slug] ?? {}).map((field) => [slug, field] as const));

type Written = { asked: unknown; stored: unknown };
type Tried = { changed: Written; changedByNetwork: Written; made: Written | null };

let backend: TestBackend;
let network: Network;
let editor: As;
let networkEditor: As;
let targets: Parameters<typeof fieldSamples>[0];
const tried = new Map<string, Promise<Tried>>();

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

describe('every field of every collection is decided', () => {
  test.each(slugs)('%s', (slug) => {
    const { config } = backend.payload.collections[toSlug(slug)] ?? {};
    const fields = (config?.flattenedFields ?? []).flatMap(pathsOf);
    const left = fields.filter((field) => !notContent.includes(field) && !field.startsWith('sizes.'));
    const sampled = Object.keys(none[slug] ?? {});
    expect(
      left.filter((field) => !sampled.includes(field) && !notContent.includes(`${slug}.${field}`)),
    ).toEqual([]);
  });

  test('and nothing is held back that does not exist', () => {
    const isThere = ({ collection, field }: HeldField) =>
      backend.payload.collections[toSlug(collection)].config.flattenedFields.some(
        ({ name }) => name === field,
      );
    expect(heldFields.filter((held) => !isThere(held))).toEqual([]);
  });
});

test('the table people read says the same', () => {
  const table = readFileSync('lib/backend/access/README.md', 'utf8');
  const rows = heldFields.map(tableRow);
  expect(rows.filter((row) => !table.includes(row))).toEqual([]);
  expect(table.match(/^\| `[\w-]+\./gm)).toHaveLength(rows.length);
});

describe('what an office editor writes into the own office', () => {
  test.each(matrix)('%s.%s', async (slug, field) => {
    const { changed, changedByNetwork, made } = await tryAll(slug);
    const isStored = ({ asked, stored }: Written) =>
      contains(readPath(stored, field), readPath(asked, field));
    if (!isRefused(slug, field, 'update'))
      expect(isStored(changed), 'changed by an office editor').toBe(!isForNobody(slug, field));
    expect(isStored(changedByNetwork), 'changed by a network editor').toBe(!isForNobody(slug, field));
    if (made && !isRefused(slug, field, 'create'))
      expect(isStored(made), 'made by an office editor').toBe(!isForNobody(slug, field));
  });
});

/** Every field of a collection written, by each who may try, and what is stored then. */
function tryAll(slug: string): Promise<Tried> {
  const trying = tried.get(slug) ?? writeAll(toSlug(slug));
  tried.set(slug, trying);
  return trying;
}

async function writeAll(slug: CollectionSlug): Promise<Tried> {
  const { payload } = backend;
  const world = { payload, network };
  const isOffice = slug === 'offices';
  const read = (id: number) => storedRow(payload, slug, id);
  const change = async (id: number, as: As): Promise<Written> => {
    const asked = as === editor ? askFor(slug, 'update') : askFor(slug);
    const revision = (await read(id))?.revision;
    const data = JSON.parse(JSON.stringify({ ...asked, revision }));
    await payload.update({ collection: slug, id, data, ...as });
    return { asked, stored: await read(id) };
  };
  const make = async (): Promise<Written> => {
    const asked = askFor(slug, 'create');
    return { asked, stored: await read(await createOwn(world, slug, asked, editor)) };
  };
  return {
    made: isOffice || slug === 'leads' ? null : await make(),
    changed: await change(isOffice ? network.own : await createOwn(world, slug, {}, asSystem), editor),
    changedByNetwork: await change(
      isOffice ? network.other : await createOwn(world, slug, {}, asSystem),
      networkEditor,
    ),
  };
}

function tableRow({ collection, field, office, network, harmed }: HeldField): string {
  const may = typeof office === 'string' ? office : `may choose ${office.join(' or ')}`;
  return `| \`${collection}.${field}\` | ${may} | ${network ?? 'everything'} | ${harmed} |`;
}

/** Every sample of a collection; for an office editor those that are not refused. */
function askFor(slug: string, operation?: 'create' | 'update'): Record<string, unknown> {
  const samples = Object.entries(fieldSamples(targets)[slug] ?? {});
  const left = samples.filter(([field]) => !operation || !isRefused(slug, field, operation));
  return unflatten(Object.fromEntries(left));
}

/** What a file says of itself is left out for everybody, before anyone is asked. */
const isRefused = (slug: string, field: string, operation: 'create' | 'update') =>
  isHeld(slug, field, operation) && !isForNobody(slug, field);
const toSlug = (slug: string): CollectionSlug => JSON.parse(JSON.stringify(slug));

function pathsOf(field: FlattenedField): string[] {
  if (field.type !== 'group') return [field.name];
  return field.flattenedFields.flatMap(pathsOf).map((inner) => `${field.name}.${inner}`);
}

function heldAt(slug: string, field: string): HeldField | undefined {
  return heldFields.find(
    (held) => held.collection === slug && (field === held.field || field.startsWith(`${held.field}.`)),
  );
}

/** The sample of a field with a choice is none an office has. What may be set once is empty in a new person, and in no other document. */
function isHeld(slug: string, field: string, operation: 'create' | 'update'): boolean {
  const held = heldAt(slug, field);
  if (held?.office !== 'may set it once') return held !== undefined;
  return operation === 'update' && slug !== 'people';
}

const isForNobody = (slug: string, field: string) => heldAt(slug, field)?.network === 'nothing';

/** What a row holds at a path; of texts by language the one in the language of the test. */
function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    const found: unknown = Object.entries(at).find(([name]) => name === key)?.[1];
    return typeof found === 'object' && found !== null && locale in found ? readPath(found, locale) : found;
  }, value);
}

/** Whether what is stored holds what was written; Payload adds ids to rows. */
function contains(stored: unknown, written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return stored === written;
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(written).every(([key, value]) => contains(readPath(stored, key), value));
}
