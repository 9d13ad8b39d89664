import { canonicalJson } from '@/lib/document/canonical-json';
import type { JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Binding, SupplyResult } from './bindings';
import { cutLongTexts } from './cut-long-texts';
import type { DataContext } from './data-context';
import { type Fault, faultOf } from './fault';
import { fillNames } from './fill-names';
import { factsIn } from './find-facts';
import type { Registry } from './registry';

/** Deeper nesting than this is cut off. */
const maxDepth = 8;
/** A page that would get more blocks than this, sections within sections, is cut off. */
const mostBlocks = 1_000;

export type Filled = {
  blocks: StoredBlock[];
  /** Why blocks were left out. */
  faults: Fault[];
};

export type FindBinding = (source: string, blockType: string) => Binding | undefined;

type Options = {
  /** Whether these blocks stand elsewhere, too, where the address names a record of a kind: that this one names none is no fault then. */
  namedElsewhere?: (kind: string) => boolean;
  /** Knows how long texts may be, so that those are cut which the page's names make too long. */
  registry?: Pick<Registry, 'get'>;
};

type Around = {
  findBinding: FindBinding;
  registry: Options['registry'];
  context: DataContext;
  namedElsewhere: (kind: string) => boolean;
  depth: number;
  /** The bindings whose contents this is, from the outermost: none of them may come again. */
  inside: readonly { key: string; name: string }[];
  room: { left: number };
  /** What bindings supply, each asked once however many blocks have it. */
  supplies: Map<string, Promise<SupplyResult>>;
};

/**
 * Supplies bound blocks with their data. What an author wrote wins over what the source supplies. A block whose
 * record is gone is left out. A binding that does not exist or whose query is wrong leaves the block as it is,
 * for the reader to quarantine.
 * @throws whatever a source throws when it is unreachable, so that no half page is ever kept.
 */
export async function fillBlocks(
  blocks: readonly StoredBlock[],
  findBinding: FindBinding,
  context: DataContext,
  { namedElsewhere = () => false, registry }: Options = {},
): Promise<Filled> {
  const room = { left: mostBlocks };
  return fillList(blocks, {
    findBinding,
    registry,
    context,
    namedElsewhere,
    depth: 0,
    inside: [],
    room,
    supplies: new Map(),
  });
}

async function fillList(blocks: readonly StoredBlock[], around: Around): Promise<Filled> {
  if (around.depth > maxDepth)
    return { ...nothing, faults: blocks.slice(0, 1).map((block) => fault(block, tooDeep)) };
  const shown = blocks.filter(({ hidden }) => !hidden);
  const fitting = shown.slice(0, around.room.left);
  around.room.left -= fitting.length;
  const filled = await Promise.all(fitting.map((block) => fillBlock(block, around)));
  const [cutOff] = shown.slice(fitting.length);
  return {
    blocks: filled.flatMap((one) => one.blocks),
    faults: [...filled.flatMap((one) => one.faults), ...(cutOff ? [fault(cutOff, tooMany)] : [])],
  };
}

async function fillBlock(block: StoredBlock, around: Around): Promise<Filled> {
  const key = block.bind ? `${block.type} ${JSON.stringify(block.bind)}` : '';
  const outer = around.inside.findIndex((one) => one.key === key);
  if (outer >= 0) {
    const way = [...around.inside.slice(outer).map(({ name }) => name), nameOf(block)];
    return { ...nothing, faults: [fault(block, inItself(way))] };
  }
  const [authored, result] = await Promise.all([nameTexts(block, around), supply(block, key, around)]);
  if (result.status === 'gone') return nothing;
  if (result.status === 'no-subject')
    return around.namedElsewhere(result.subject)
      ? nothing
      : { ...nothing, faults: [fault(block, noSubject(result.subject))] };
  if (result.status === 'unusable') return fillSlots({ ...block, props: authored }, block.slots, around);

  const { props, slots = {} } = result.supply;
  return fillSlots(
    { ...block, props: { ...props, ...authored } },
    { ...slots, ...block.slots },
    Object.keys(slots).length > 0
      ? {
          ...around,
          namedElsewhere: namedSomewhere,
          inside: [...around.inside, { key, name: nameOf(block) }],
        }
      : around,
  );
}

async function nameTexts(
  { type, version, props }: StoredBlock,
  { context: { names, readFacts }, registry }: Around,
): Promise<JsonObject> {
  const facts = readFacts ? factsIn(props) : [];
  const figures = facts.length > 0 ? await readFacts?.(facts) : {};
  const named = fillNames(props, { ...figures, ...names });
  const block = registry?.get(type);
  if (block?.version !== version || canonicalJson(props) === canonicalJson(named)) return named;
  return cutLongTexts(props, named, block.longTexts(named));
}

function supply(
  { bind, type }: StoredBlock,
  key: string,
  { findBinding, context, supplies }: Around,
): Promise<SupplyResult> | SupplyResult {
  const binding = bind && findBinding(bind.source, type);
  if (!bind || !binding) return { status: 'unusable' };
  const asked = supplies.get(key) ?? binding.supply(bind.query, context);
  supplies.set(key, asked);
  return asked;
}

async function fillSlots(block: StoredBlock, slots: StoredBlock['slots'], around: Around): Promise<Filled> {
  const entries = Object.entries(slots ?? {});
  if (entries.length === 0) return { blocks: [block], faults: [] };
  const below = { ...around, depth: around.depth + 1 };
  const filled = await Promise.all(entries.map(([, children]) => fillList(children, below)));
  const contents = entries.map(([name], index) => [name, filled[index]?.blocks ?? []] as const);
  return {
    blocks: [{ ...block, slots: Object.fromEntries(contents) }],
    faults: filled.flatMap((slot) => slot.faults),
  };
}

/** Of a section, which stands on pages of all kinds: another page may name the subject. */
export const namedSomewhere = (): boolean => true;

const nothing: Filled = { blocks: [], faults: [] };
const tooDeep = `Blocks are nested deeper than ${maxDepth} levels`;
const tooMany = `The page has more than ${mostBlocks} blocks`;
const inItself = (way: readonly string[]) =>
  `The section would stand in itself (${way.join(' → ')}): take one of them out`;
/** What a binding asks for by name, as a section. */
const nameOf = ({ bind, type }: StoredBlock): string =>
  typeof bind?.query.name === 'string' ? bind.query.name : type;
const noSubject = (subject: string) => `The address of this page names no record of the kind ${subject}`;

const fault = (block: StoredBlock, message: string): Fault => faultOf(block, 'bind', message);
