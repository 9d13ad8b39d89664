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
import type { Drawing } from './block';
import { BlockBoundary } from './block-boundary';
import type { BlockListProps, WithheldBlock } from './block-list';
import { type BlockCell, type BlockRow, nextRow, openRow, showBlocks } from './block-row';
import { gatherRow, type Stretch } from './block-stretches';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

type Around = Omit<BlockListProps, 'blocks'>;
/** Puts something around each stretch of the list, not of those in slots; always the same function. */
type Gather = (blocks: ReactNode) => ReactNode;
type LiveBlocksProps = BlockListProps & { gather?: Gather };
type SlotContents = Readonly<Record<string, readonly LoadedBlock[]>>;

/** What stands in the slots of the nearest block. */
const InSlots = createContext<{ id: string; slots: SlotContents; around: Around } | null>(null);

/**
 * Draws loaded blocks in a browser: each behind a boundary of its own, so that one that throws leaves its
 * neighbours standing, and each drawn again only when it was parsed anew or the page is another one. Blocks and lists that are the same
 * objects as before are passed over.
 */
export function LiveBlocks({ gather, ...props }: LiveBlocksProps): ReactElement {
  const { blocks, page, report, quarantine, wrap, emptySlot } = props;
  const around = useMemo(
    () => ({ page, report, quarantine, wrap, emptySlot }),
    [page, report, quarantine, wrap, emptySlot],
  );
  return <Siblings blocks={blocks} around={around} gather={gather} />;
}

type Standings = {
  row: BlockRow;
  stretches: readonly Stretch[];
  of: readonly LoadedBlock[];
  around: Around;
};

type SiblingsProps = { blocks: readonly LoadedBlock[]; around: Around; gather?: Gather | undefined };

/** A list. Of one in which a block became another object only that block is looked at, however many there are. */
const Siblings = memo(({ blocks, around, gather }: SiblingsProps): ReactNode => {
  const standings = (row: BlockRow, before: readonly Stretch[]): Standings => ({
    ...{ row, of: blocks, around },
    stretches: gather ? gatherRow(row, before) : before,
  });
  const [kept, keep] = useState(() => standings(openRow(blocks), []));
  const isSame = kept.of === blocks && kept.around === around;
  const now = isSame ? kept : standings(rowFor(kept, blocks, around), kept.stretches);
  if (!isSame) keep(now);
  // Before anything is painted.
  useLayoutEffect(() => showBlocks(now.row, now.of), [now]);
  if (!gather) return <Row row={now.row} around={around} />;
  return <Stretches stretches={now.stretches} around={around} gather={gather} />;
});

/** On another page all is drawn anew: in places of their own, each block at once as it is now. */
const rowFor = (kept: Standings, blocks: readonly LoadedBlock[], around: Around): BlockRow =>
  kept.around === around ? nextRow(kept.row, blocks) : openRow(blocks);

type StretchesProps = { stretches: readonly Stretch[]; around: Around; gather: Gather };

const Stretches = memo(({ stretches, around, gather }: StretchesProps): ReactElement[] =>
  stretches.map(({ key, cells }) => <Gathered key={key} row={cells} around={around} gather={gather} />),
);

const Gathered = memo(
  ({ row, around, gather }: { row: BlockRow; around: Around; gather: Gather }): ReactNode =>
    gather(<Row row={row} around={around} />),
);

const Row = memo(({ row, around }: { row: BlockRow; around: Around }): ReactElement[] =>
  row.map((cell) => <Standing key={cell.key} cell={cell} around={around} />),
);

/** One block with what stands in it. */
const Standing = memo(({ cell, around }: { cell: BlockCell; around: Around }): ReactNode => {
  const block = useSyncExternalStore(cell.listen, cell.get, cell.get);
  const isReady = block.status === 'ready';
  const drawn = isReady ? <Ready block={block} around={around} /> : null;
  const withheld = isReady ? null : <Withheld block={block} around={around} />;
  return around.wrap ? around.wrap(block.id, drawn, withheld) : (drawn ?? withheld);
});

function Ready({ block, around }: { block: Extract<LoadedBlock, { status: 'ready' }>; around: Around }) {
  const { id, type, draw, slots } = block;
  const { page, report, quarantine } = around;
  const inside = useMemo(() => ({ id, slots, around }), [id, slots, around]);
  return (
    <InSlots value={inside}>
      <BlockBoundary
        block={block}
        draw={draw}
        page={page}
        report={report}
        withheld={(fault) => quarantine?.({ id, type, faults: [fault] }) ?? null}
      >
        <Drawn id={id} draw={draw} page={page} names={Object.keys(slots)} />
      </BlockBoundary>
    </InSlots>
  );
}

type DrawnProps = { id: string; draw: Drawing; page: PageContext; names: readonly string[] };

/** The block itself. What stands in its slots is read from around it, so that a change there does not draw this one. */
const Drawn = memo(
  ({ id, draw, page, names }: DrawnProps): ReactNode => {
    const slots = names.map((name) => [name, <Slot key={name} name={name} />] as const);
    return draw({ id, page, slots: Object.fromEntries(slots) });
  },
  // The names of its slots are those of its type.
  (before, after) => before.draw === after.draw && before.page === after.page && before.id === after.id,
);

function Slot({ name }: { name: string }): ReactNode {
  const inside = useContext(InSlots);
  if (!inside) return null;
  const { id, slots, around } = inside;
  const blocks = slots[name] ?? [];
  return blocks.length === 0 ? around.emptySlot?.(id, name) : <Siblings blocks={blocks} around={around} />;
}

function Withheld({ block, around }: { block: WithheldBlock; around: Around }): ReactNode {
  const { faults } = block;
  const { report, quarantine } = around;
  useEffect(() => report(faults), [report, faults]);
  return quarantine?.(block) ?? null;
}
