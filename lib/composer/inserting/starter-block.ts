import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { readReference } from '@/lib/document/find-references';
import { findBindingIssue } from '@/lib/engine/binding-issue';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { Block } from '@/lib/engine/block';
import { controlOf, type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import { storedExample } from '@/lib/engine/example-blocks';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { StoredBinding, StoredBlock } from '@/schemas/stored-block';

/**
 * Default binding of a new block that needs data: the office or other record of the page, or an unfiltered
 * list. Undefined if the block needs no data, or if only the author can choose the source.
 * @param subjectKinds kinds of record that the address of the page identifies
 */
export function starterBinding(
  block: Block,
  node: StoredBlock,
  subjectKinds: ReadonlySet<string>,
): StoredBinding | undefined {
  if (block.supplied.length === 0) return undefined;
  const choices = bindingsOf(bindingEntries, block.type).map(({ query: { source, slugs } }) => {
    // A list is narrowed to the office of the page; a single record is the one of the page.
    const keys = Object.entries(slugs).filter(
      ([key, kind]) => (key === 'office' || key === 'slug') && subjectKinds.has(kind),
    );
    return { source, query: Object.fromEntries(keys.map(([key]) => [key, current])) };
  });
  return choices.find((bind) => findBindingIssue({ ...node, bind }, bindingEntries, subjectKinds) === null);
}

/** Props that identify a block on a page; they always get placeholder text. */
const identifyingProps: ReadonlySet<string> = new Set(['heading', 'title', 'name']);

/** Maximum number of example entries in a required list, enough to show its layout. */
const MAX_STARTER_ENTRIES = 3;

/**
 * Props of an example with placeholder text, so that nobody publishes the content of the example. Optional
 * texts are removed; required ones say what to write.
 * @param described JSON schema of the props, as returned by `block.describe()`
 */
function placeholderProps(described: unknown, props: JsonObject): JsonObject {
  const { required = [] } = readField(described);
  const fields = new Map(fieldsOf(described));
  const entries = Object.entries(props).flatMap(([name, value]) => {
    const field = fields.get(name);
    const isNeeded = required.includes(name) || identifyingProps.has(name);
    const next = field ? placeholderValue(field, value, isNeeded) : value;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Object.fromEntries(entries);
}

function placeholderValue(field: DescribedField, value: Json, isNeeded: boolean): Json | undefined {
  const placeholder = `${placeholderText}: ${(field.label ?? '').toLowerCase()}`.slice(0, field.maxLength);
  switch (controlOf(field)) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return isNeeded && value !== '' ? placeholder : undefined;
    case 'lines':
      return isNeeded ? [placeholder] : undefined;
    case 'phone':
    case 'email':
    case 'word':
    case 'date':
      return isNeeded ? value : undefined;
    case 'list':
      return Array.isArray(value)
        ? value.slice(0, MAX_STARTER_ENTRIES).map((entry) => placeholderObject(field.items, entry))
        : value;
    // A video of another network must not be shown to visitors.
    case 'recording':
      return undefined;
    // Authors add an optional group themselves.
    case 'group':
      return isNeeded ? placeholderObject(field, value) : undefined;
    default:
      return value;
  }
}

function placeholderObject(described: unknown, value: Json): Json {
  const { data } = jsonObjectSchema.safeParse(value);
  return data ? placeholderProps(described, data) : value;
}

/**
 * Content of a new block: the structure of its example with placeholder text. Pictures, records and links to
 * pages are removed, because other networks do not have them, and so are figures that would be mistaken for
 * facts. Data comes from the record of the page if possible.
 * @param subjectKinds kinds of record that the address of the page identifies
 */
export async function starterBlock(
  block: Block,
  subjectKinds: ReadonlySet<string> = new Set(),
): Promise<StoredBlock> {
  const node = withPlaceholders(withoutOptionalLists(block, withoutReferences(await storedExample(block))));
  const bind = starterBinding(block, node, subjectKinds);
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
  Array.isArray(value) &&
  value.some((entry) => jsonObjectSchema.safeParse(entry).success && !hasTarget(entry));

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
    return isLinkList && issues.some(({ path }) => path === `props.${name}`)
      ? [[name, [placeholderLink]]]
      : [];
  });
  return { ...props, ...Object.fromEntries(needed) };
}

const cleanObject = (value: JsonObject): JsonObject =>
  jsonObjectSchema.parse(
    Object.fromEntries(
      Object.entries(value).flatMap(([name, prop]) => (isSiteReference(prop) ? [] : [[name, clean(prop)]])),
    ),
  );

function clean(value: Json): Json {
  if (Array.isArray(value)) return value.filter((entry) => !isSiteReference(entry)).map(clean);
  const object = jsonObjectSchema.safeParse(value);
  return object.success ? cleanObject(object.data) : value;
}

const addressSchema = z.looseObject({ url: z.string().startsWith('/') });
const siteLinkSchema = z.union([addressSchema, z.looseObject({ to: addressSchema })]);

/** Whether a value is a picture, a record, or a link to a page of the site of the example. */
const isSiteReference = (value: Json): boolean =>
  readReference(value) !== null || siteLinkSchema.safeParse(value).success;
