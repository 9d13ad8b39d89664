import {
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
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
import { type BlockShelf, openShelf } from './block-shelf';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

type Around = Omit<BlockListProps, 'blocks'>;
type SlotContents = Readonly<Record<string, readonly LoadedBlock[]>>;

/** What stands in the slots of the nearest block. */
const InSlots = createContext<{ id: string; slots: SlotContents; around: Around } | null>(null);

/**
 * Draws loaded blocks in a browser: each behind a boundary of its own, so that one that throws leaves its
 * neighbours standing, and each drawn again only when it was parsed anew or the page is another one. Blocks and lists that are the same
 * objects as before are passed over.
 */
export function LiveBlocks(props: BlockListProps): ReactElement {
  const { blocks, page, report, quarantine, wrap, emptySlot } = props;
  const around = useMemo(
    () => ({ page, report, quarantine, wrap, emptySlot }),
    [page, report, quarantine, wrap, emptySlot],
  );
  return <Siblings blocks={blocks} around={around} />;
}

/** A list. Of one in which a block became another object only that block is looked at, however many there are. */
const Siblings = memo(
  ({ blocks, around }: { blocks: readonly LoadedBlock[]; around: Around }): ReactElement => {
    const [shelf] = useState(openShelf);
    const keys = shelf.put(blocks);
    // Before anything is painted.
    useLayoutEffect(shelf.tell);
    return <Row keys={keys} shelf={shelf} around={around} />;
  },
);

type OnShelf = { shelf: BlockShelf; around: Around };

const Row = memo(({ keys, ...list }: OnShelf & { keys: readonly string[] }): ReactElement[] =>
  keys.map((key) => <Standing key={key} name={key} {...list} />),
);

/** One block with what stands in it. */
const Standing = memo(({ name, shelf, around }: OnShelf & { name: string }): ReactNode => {
  const listen = useCallback((listener: () => void) => shelf.listen(name, listener), [shelf, name]);
  const read = () => shelf.get(name);
  const block = useSyncExternalStore(listen, read, read);
  if (!block) return null;
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
