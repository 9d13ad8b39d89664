import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { readReference } from '@/lib/document/find-references';
import type { Block } from '@/lib/engine/block';
import { storedExample } from '@/lib/engine/example-blocks';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import { starterBinding } from './starter-binding';
import { placeholderProps } from './unwritten-props';

/**
 * Content of a new block: the structure of its example with placeholder text. Pictures, records and links to
 * pages are removed, because other networks do not have them, and so are figures that would be mistaken for
 * facts. Data comes from the record of the page if possible.
 * @param provided kinds of record that the address of the page identifies
 */
export async function starterBlock(
  block: Block,
  provided: ReadonlySet<string> = new Set(),
): Promise<StoredBlock> {
  const node = withPlaceholders(withoutOptionalLists(block, withoutReferences(await storedExample(block))));
  const bind = starterBinding(block, node, provided);
  return { ...node, ...(bind && { bind }) };
}

/** Includes nested blocks. */
function withPlaceholders(node: StoredBlock): StoredBlock {
  const props = placeholderProps(registry.get(node.type)?.describe(), node.props);
  const slots = Object.entries(node.slots ?? {}).map(
    ([name, inner]) => [name, inner.map(withPlaceholders)] as const,
  );
  return { ...node, props, ...(node.slots && { slots: Object.fromEntries(slots) }) };
}

/**
 * Removes optional lists of entries, for example figures, which would be mistaken for facts. Authors add
 * their own.
 */
function withoutOptionalLists(block: Block, node: StoredBlock): StoredBlock {
  const omitProps = (names: ReadonlySet<string>): StoredBlock => {
    const entries = Object.entries(node.props).filter(([name]) => !names.has(name));
    return { ...node, props: Object.fromEntries(entries) };
  };
  const isNeeded = (name: string) =>
    block
      .check(omitProps(new Set([name])), { severity: 'publish', supplied: [] })
      .some(({ path }) => path.startsWith(`props.${name}`));
  const lists = Object.entries(node.props).flatMap(([name, value]) => (isListOfEntries(value) ? [name] : []));
  return omitProps(new Set(lists.filter((name) => !isNeeded(name))));
}

/** Lists of links are excluded: their entries have a target. */
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

/**
 * Link for blocks that require one: it points to the home page, which always exists, and its label is a
 * placeholder.
 */
const placeholderLink = { label: placeholderText, to: { url: '/' } };

function withNeededLinks(example: StoredBlock, props: JsonObject): JsonObject {
  const issues =
    registry.get(example.type)?.check({ ...example, props }, { severity: 'publish', supplied: [] }) ?? [];
  const needed = Object.entries(example.props).flatMap(([name, value]) => {
    const isLinkList = Array.isArray(value) && value.some(hasTarget);
    return isLinkList && issues.some(({ path }) => path === `props.${name}`) ? [[name, [placeholderLink]]] : [];
  });
  return { ...props, ...Object.fromEntries(needed) };
}

const cleanObject = (value: JsonObject): JsonObject =>
  jsonObjectSchema.parse(
    Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (isSiteReference(one) ? [] : [[name, clean(one)]])),
    ),
  );

function clean(value: Json): Json {
  if (Array.isArray(value)) return value.filter((one) => !isSiteReference(one)).map(clean);
  const object = jsonObjectSchema.safeParse(value);
  return object.success ? cleanObject(object.data) : value;
}

const addressSchema = z.looseObject({ url: z.string().startsWith('/') });
const siteLinkSchema = z.union([addressSchema, z.looseObject({ to: addressSchema })]);

/** Whether a value is a picture, a record, or a link to a page of the site of the example. */
const isSiteReference = (value: Json): boolean =>
  readReference(value) !== null || siteLinkSchema.safeParse(value).success;
