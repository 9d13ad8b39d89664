import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { readReference } from '@/lib/document/find-references';
import type { Block } from '@/lib/engine/block';
import { storedExample } from '@/lib/engine/example-blocks';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { starterBinding } from './starter-binding';
import { unwrittenProps } from './unwritten-props';

/**
 * What a new block begins with: the shape of its example in neutral words, without its pictures, records and links to pages, which no other network has, and without figures
 * that would be taken for true. Data comes from the page's own record where it can (`provided` are the kinds that its address names).
 */
export async function starterBlock(
  block: Block,
  provided: ReadonlySet<string> = new Set(),
): Promise<StoredBlock> {
  const node = unwrittenBlock(withoutSamples(block, withoutReferences(await storedExample(block))));
  const bind = starterBinding(block, node, provided);
  return { ...node, ...(bind && { bind }) };
}

/** With the blocks that it holds. */
function unwrittenBlock(node: StoredBlock): StoredBlock {
  const props = unwrittenProps(registry.get(node.type)?.describe(), node.props);
  const slots = Object.entries(node.slots ?? {}).map(
    ([name, inner]) => [name, inner.map(unwrittenBlock)] as const,
  );
  return { ...node, props, ...(node.slots && { slots: Object.fromEntries(slots) }) };
}

/** Figures and other entries that may be left out would be taken for true: whoever wants some writes their own. */
function withoutSamples(block: Block, node: StoredBlock): StoredBlock {
  const without = (names: ReadonlySet<string>): StoredBlock => {
    const kept = Object.entries(node.props).filter(([name]) => !names.has(name));
    return { ...node, props: Object.fromEntries(kept) };
  };
  const isNeeded = (name: string) =>
    block
      .check(without(new Set([name])), { severity: 'publish', supplied: [] })
      .some(({ path }) => path.startsWith(`props.${name}`));
  const lists = Object.entries(node.props).flatMap(([name, value]) => (isListOfEntries(value) ? [name] : []));
  return without(new Set(lists.filter((name) => !isNeeded(name))));
}

/** Links are none: where they lead is said beside them. */
const isListOfEntries = (value: Json): boolean =>
  Array.isArray(value) && value.some((one) => jsonObjectSchema.safeParse(one).success && !hasTarget(one));

const hasTarget = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'to');

function withoutReferences(block: StoredBlock): StoredBlock {
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, inner]) => [name, inner.map(withoutReferences)] as const,
  );
  return {
    ...block,
    props: withNeededLinks(block, cleanObject(block.props)),
    ...(block.slots && { slots: Object.fromEntries(slots) }),
  };
}

/** Where a block cannot be without a link, one to the beginning of the site, which there always is, whose words are to be written. */
const standIn = { label: toBeWritten, to: { url: '/' } };

function withNeededLinks(example: StoredBlock, props: JsonObject): JsonObject {
  const faults =
    registry.get(example.type)?.check({ ...example, props }, { severity: 'publish', supplied: [] }) ?? [];
  const needed = Object.entries(example.props).flatMap(([name, value]) => {
    const isOfLinks = Array.isArray(value) && value.some(hasTarget);
    return isOfLinks && faults.some(({ path }) => path === `props.${name}`) ? [[name, [standIn]]] : [];
  });
  return { ...props, ...Object.fromEntries(needed) };
}

const cleanObject = (value: JsonObject): JsonObject =>
  jsonObjectSchema.parse(
    Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (isOfSite(one) ? [] : [[name, clean(one)]])),
    ),
  );

function clean(value: Json): Json {
  if (Array.isArray(value)) return value.filter((one) => !isOfSite(one)).map(clean);
  const object = jsonObjectSchema.safeParse(value);
  return object.success ? cleanObject(object.data) : value;
}

const addressSchema = z.looseObject({ url: z.string().startsWith('/') });
const intoSiteSchema = z.union([addressSchema, z.looseObject({ to: addressSchema })]);

/** A picture, a record, or a link to a page of the site that an example was written for. */
const isOfSite = (value: Json): boolean =>
  readReference(value) !== null || intoSiteSchema.safeParse(value).success;
