import { canonicalJson } from '@/lib/document/canonical-json';
import type { JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Binding, SupplyResult } from './bindings';
import type { DataContext } from './data-context';
import { type Issue, issueOf } from './issue';
import type { Registry } from './registry';
import { resolvePlaceholders } from './resolve-placeholders';
import { figuresIn } from './text-figures';
import { truncateTexts } from './truncate-texts';

/** Deeper nesting is truncated. */
const MAX_DEPTH = 8;
/** A page with more blocks, including those of nested sections, is truncated. */
const MAX_BLOCKS = 1_000;

export type ResolvedBlocks = {
  blocks: StoredBlock[];
  /** Why blocks were omitted. */
  issues: Issue[];
};

export type FindBinding = (source: string, blockType: string) => Binding | undefined;

type ResolveBindingsOptions = {
  /**
   * Whether a missing subject of this kind is no issue, because the blocks are also used on pages whose
   * address names one.
   */
  isSubjectOptional?: (kind: string) => boolean;
  /** Supplies maximum text lengths, to truncate texts that resolved placeholders make too long. */
  registry?: Pick<Registry, 'get'>;
};

type ResolveScope = {
  findBinding: FindBinding;
  registry: ResolveBindingsOptions['registry'];
  context: DataContext;
  isSubjectOptional: (kind: string) => boolean;
  depth: number;
  /** The bindings around these blocks, outermost first: none of them may occur again. */
  ancestors: readonly { key: string; name: string }[];
  budget: { remaining: number };
  /** The results of bindings; each is requested once, however many blocks have it. */
  supplies: Map<string, Promise<SupplyResult>>;
};

/**
 * Resolves the bindings of blocks. Authored props override supplied ones. A block whose record does not
 * exist is omitted. A block with an unknown binding or an invalid query stays unchanged; reading quarantines
 * it.
 * @throws whatever a source throws when it is unavailable, so that no incomplete page is cached.
 */
export async function resolveBindings(
  blocks: readonly StoredBlock[],
  findBinding: FindBinding,
  context: DataContext,
  { isSubjectOptional = () => false, registry }: ResolveBindingsOptions = {},
): Promise<ResolvedBlocks> {
  const budget = { remaining: MAX_BLOCKS };
  return resolveList(blocks, {
    findBinding,
    registry,
    context,
    isSubjectOptional,
    depth: 0,
    ancestors: [],
    budget,
    supplies: new Map(),
  });
}

async function resolveList(blocks: readonly StoredBlock[], scope: ResolveScope): Promise<ResolvedBlocks> {
  if (scope.depth > MAX_DEPTH)
    return { ...noBlocks, issues: blocks.slice(0, 1).map((block) => bindIssue(block, tooDeepMessage)) };
  const visible = blocks.filter(({ hidden }) => !hidden);
  const fitting = visible.slice(0, scope.budget.remaining);
  scope.budget.remaining -= fitting.length;
  const resolved = await Promise.all(fitting.map((block) => resolveBlock(block, scope)));
  const [truncated] = visible.slice(fitting.length);
  return {
    blocks: resolved.flatMap((result) => result.blocks),
    issues: [
      ...resolved.flatMap((result) => result.issues),
      ...(truncated ? [bindIssue(truncated, tooManyMessage)] : []),
    ],
  };
}

async function resolveBlock(block: StoredBlock, scope: ResolveScope): Promise<ResolvedBlocks> {
  const key = block.bind ? `${block.type} ${JSON.stringify(block.bind)}` : '';
  const outer = scope.ancestors.findIndex((ancestor) => ancestor.key === key);
  if (outer >= 0) {
    const cycle = [...scope.ancestors.slice(outer).map(({ name }) => name), nameOf(block)];
    return { ...noBlocks, issues: [bindIssue(block, cycleMessage(cycle))] };
  }
  const [authored, result] = await Promise.all([resolveTexts(block, scope), supply(block, key, scope)]);
  if (result.status === 'not-found') return noBlocks;
  if (result.status === 'no-subject')
    return scope.isSubjectOptional(result.subject)
      ? noBlocks
      : { ...noBlocks, issues: [bindIssue(block, noSubjectMessage(result.subject))] };
  if (result.status === 'invalid-query')
    return resolveSlots({ ...block, props: authored }, block.slots, scope);

  const { props, slots = {} } = result.supply;
  return resolveSlots(
    { ...block, props: { ...props, ...authored } },
    { ...slots, ...block.slots },
    Object.keys(slots).length > 0
      ? {
          ...scope,
          isSubjectOptional: everySubjectOptional,
          ancestors: [...scope.ancestors, { key, name: nameOf(block) }],
        }
      : scope,
  );
}

async function resolveTexts(
  { type, version, props }: StoredBlock,
  { context: { names, readFigures }, registry }: ResolveScope,
): Promise<JsonObject> {
  const mentioned = readFigures ? figuresIn(props) : [];
  const figures = mentioned.length > 0 ? await readFigures?.(mentioned) : {};
  const resolved = resolvePlaceholders(props, { ...figures, ...names });
  const block = registry?.get(type);
  if (block?.version !== version || canonicalJson(props) === canonicalJson(resolved)) return resolved;
  return truncateTexts(props, resolved, block.longTexts(resolved));
}

function supply(
  { bind, type }: StoredBlock,
  key: string,
  { findBinding, context, supplies }: ResolveScope,
): Promise<SupplyResult> | SupplyResult {
  const binding = bind && findBinding(bind.source, type);
  if (!bind || !binding) return { status: 'invalid-query' };
  const result = supplies.get(key) ?? binding.supply(bind.query, context);
  supplies.set(key, result);
  return result;
}

async function resolveSlots(
  block: StoredBlock,
  slots: StoredBlock['slots'],
  scope: ResolveScope,
): Promise<ResolvedBlocks> {
  const entries = Object.entries(slots ?? {});
  if (entries.length === 0) return { blocks: [block], issues: [] };
  const innerScope = { ...scope, depth: scope.depth + 1 };
  const resolved = await Promise.all(entries.map(([, children]) => resolveList(children, innerScope)));
  const contents = entries.map(([name], index) => [name, resolved[index]?.blocks ?? []] as const);
  return {
    blocks: [{ ...block, slots: Object.fromEntries(contents) }],
    issues: resolved.flatMap((slot) => slot.issues),
  };
}

/** For a section, which pages of all kinds use: another page may have the subject. */
export const everySubjectOptional = (): boolean => true;

const noBlocks: ResolvedBlocks = { blocks: [], issues: [] };
const tooDeepMessage = `Blocks are nested deeper than ${MAX_DEPTH} levels`;
const tooManyMessage = `The page has more than ${MAX_BLOCKS} blocks`;
const cycleMessage = (cycle: readonly string[]) =>
  `The section would contain itself (${cycle.join(' → ')}): remove one of them`;
/** The name in the query of a binding, as for a section. */
const nameOf = ({ bind, type }: StoredBlock): string =>
  typeof bind?.query.name === 'string' ? bind.query.name : type;
const noSubjectMessage = (subject: string) => `The address of this page has no ${subject}`;

const bindIssue = (block: StoredBlock, message: string): Issue => issueOf(block, 'bind', message);
