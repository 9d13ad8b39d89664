import {
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RenderBlock } from './block';
import { BlockBoundary } from './block-boundary';
import { type BlockChunk, chunkRow } from './block-chunks';
import type { BlockListProps, QuarantinedBlock } from './block-list';
import { type BlockCell, type BlockRow, createRow, nextRow, setBlocks } from './block-row';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

type BlockListContext = Omit<BlockListProps, 'blocks'>;
/** Wraps each chunk of the top-level list, not of lists in slots; must be a stable function. */
type WrapChunk = (blocks: ReactNode) => ReactNode;
type LiveBlocksProps = BlockListProps & { wrapChunk?: WrapChunk };
type SlotContents = Readonly<Record<string, readonly LoadedBlock[]>>;

/** The contents of the slots of the nearest block. */
const SlotContext = createContext<{ id: string; slots: SlotContents; context: BlockListContext } | null>(
  null,
);

/**
 * Renders loaded blocks in a browser. Each block has its own error boundary, so that an error affects only
 * that block, and renders again only when it was parsed again or the page changed. Blocks and lists that are
 * the same objects as before are skipped.
 */
export function LiveBlocks({ wrapChunk, ...props }: LiveBlocksProps): ReactElement {
  const { blocks, page, report, quarantine, wrap, emptySlot } = props;
  const context = useMemo(
    () => ({ page, report, quarantine, wrap, emptySlot }),
    [page, report, quarantine, wrap, emptySlot],
  );
  return <Siblings blocks={blocks} context={context} wrapChunk={wrapChunk} />;
}

type SiblingsState = {
  row: BlockRow;
  chunks: readonly BlockChunk[];
  blocks: readonly LoadedBlock[];
  context: BlockListContext;
};

type SiblingsProps = {
  blocks: readonly LoadedBlock[];
  context: BlockListContext;
  wrapChunk?: WrapChunk | undefined;
};

/**
 * A list of blocks. When one block becomes another object, only that block renders again, however many there
 * are.
 */
const Siblings = memo(({ blocks, context, wrapChunk }: SiblingsProps): ReactNode => {
  const createState = (row: BlockRow, before: readonly BlockChunk[]): SiblingsState => ({
    ...{ row, blocks, context },
    chunks: wrapChunk ? chunkRow(row, before) : before,
  });
  const [state, setState] = useState(() => createState(createRow(blocks), []));
  const isCurrent = state.blocks === blocks && state.context === context;
  const next = isCurrent ? state : createState(rowFor(state, blocks, context), state.chunks);
  if (!isCurrent) setState(next);
  // Before the browser paints.
  useLayoutEffect(() => setBlocks(next.row, next.blocks), [next]);
  if (!wrapChunk) return <Row row={next.row} context={context} />;
  return <Chunks chunks={next.chunks} context={context} wrapChunk={wrapChunk} />;
});

/** On another page everything renders again, with new cells that have the current blocks at once. */
const rowFor = (
  previous: SiblingsState,
  blocks: readonly LoadedBlock[],
  context: BlockListContext,
): BlockRow => (previous.context === context ? nextRow(previous.row, blocks) : createRow(blocks));

type ChunksProps = { chunks: readonly BlockChunk[]; context: BlockListContext; wrapChunk: WrapChunk };

const Chunks = memo(({ chunks, context, wrapChunk }: ChunksProps): ReactElement[] =>
  chunks.map(({ key, cells }) => <Chunk key={key} row={cells} context={context} wrapChunk={wrapChunk} />),
);

const Chunk = memo(
  ({
    row,
    context,
    wrapChunk,
  }: {
    row: BlockRow;
    context: BlockListContext;
    wrapChunk: WrapChunk;
  }): ReactNode => wrapChunk(<Row row={row} context={context} />),
);

const Row = memo(({ row, context }: { row: BlockRow; context: BlockListContext }): ReactElement[] =>
  row.map((cell) => <BlockCellView key={cell.key} cell={cell} context={context} />),
);

/** One block with its contents. */
const BlockCellView = memo(({ cell, context }: { cell: BlockCell; context: BlockListContext }): ReactNode => {
  const block = useSyncExternalStore(cell.subscribe, cell.get, cell.get);
  const isReady = block.status === 'ready';
  const rendered = isReady ? <Ready block={block} context={context} /> : null;
  const quarantined = isReady ? null : <Quarantined block={block} context={context} />;
  return context.wrap ? context.wrap(block.id, rendered, quarantined) : (rendered ?? quarantined);
});

function Ready({
  block,
  context,
}: {
  block: Extract<LoadedBlock, { status: 'ready' }>;
  context: BlockListContext;
}) {
  const { id, type, render, slots } = block;
  const { page, report, quarantine } = context;
  const slotContext = useMemo(() => ({ id, slots, context }), [id, slots, context]);
  return (
    <SlotContext value={slotContext}>
      <BlockBoundary
        block={block}
        render={render}
        page={page}
        report={report}
        renderQuarantined={(issue) => quarantine?.({ id, type, issues: [issue] }) ?? null}
      >
        <RenderedBlock id={id} render={render} page={page} names={Object.keys(slots)} />
      </BlockBoundary>
    </SlotContext>
  );
}

type RenderedBlockProps = { id: string; render: RenderBlock; page: PageContext; names: readonly string[] };

/**
 * The block itself. Its slots read their contents from a context, so that a change in a slot does not render
 * the block again.
 */
const RenderedBlock = memo(
  ({ id, render, page, names }: RenderedBlockProps): ReactNode => {
    const slots = names.map((name) => [name, <Slot key={name} name={name} />] as const);
    return render({ id, page, slots: Object.fromEntries(slots) });
  },
  // The slot names depend only on the type.
  (before, after) => before.render === after.render && before.page === after.page && before.id === after.id,
);

function Slot({ name }: { name: string }): ReactNode {
  const slotContext = useContext(SlotContext);
  if (!slotContext) return null;
  const { id, slots, context } = slotContext;
  const blocks = slots[name] ?? [];
  return blocks.length === 0 ? context.emptySlot?.(id, name) : <Siblings blocks={blocks} context={context} />;
}

function Quarantined({ block, context }: { block: QuarantinedBlock; context: BlockListContext }): ReactNode {
  const { issues } = block;
  const { report, quarantine } = context;
  useEffect(() => report(issues), [report, issues]);
  return quarantine?.(block) ?? null;
}
