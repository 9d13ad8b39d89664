import {
  createContext,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import type { Drawing } from './block';
import { BlockBoundary } from './block-boundary';
import type { BlockListProps, WithheldBlock } from './block-list';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

type Around = Omit<BlockListProps, 'blocks'> & { slots: ReadonlyMap<string, SlotContents> };
type SlotContents = Readonly<Record<string, readonly LoadedBlock[]>>;

const AroundBlocks = createContext<Around | null>(null);

/**
 * Draws loaded blocks in a browser: each behind a boundary of its own, so that one that throws leaves its
 * neighbours standing, and each drawn again only when it was parsed anew or the page is another one.
 */
export function LiveBlocks(props: BlockListProps): ReactElement {
  const { blocks, page, report, quarantine, wrap, emptySlot } = props;
  const slots = useMemo(() => slotsById(blocks), [blocks]);
  const around = useMemo(
    () => ({ page, report, quarantine, wrap, emptySlot, slots }),
    [page, report, quarantine, wrap, emptySlot, slots],
  );
  return (
    <AroundBlocks value={around}>
      <Siblings blocks={blocks} around={around} />
    </AroundBlocks>
  );
}

function Siblings({ blocks, around }: { blocks: readonly LoadedBlock[]; around: Around }): ReactElement {
  const { page, report, quarantine, wrap } = around;
  return (
    <>
      {blocks.map((block) => {
        const { id, type } = block;
        const drawn =
          block.status === 'quarantined' ? (
            <Withheld key={id} block={block} around={around} />
          ) : (
            <BlockBoundary
              key={`${id} ${type}`}
              block={block}
              draw={block.draw}
              page={page}
              report={report}
              withheld={(fault) => quarantine?.({ id, type, faults: [fault] }) ?? null}
            >
              <Drawn id={id} draw={block.draw} page={page} names={Object.keys(block.slots)} />
            </BlockBoundary>
          );
        return wrap ? <Fragment key={`${id} ${type}`}>{wrap(id, drawn)}</Fragment> : drawn;
      })}
    </>
  );
}

type DrawnProps = { id: string; draw: Drawing; page: PageContext; names: readonly string[] };

/** One block. What stands in its slots reads itself from around, so that a change there does not draw this one. */
const Drawn = memo(
  ({ id, draw, page, names }: DrawnProps): ReactNode => {
    const slots = names.map((name) => [name, <Slot key={name} id={id} name={name} />] as const);
    return draw({ id, page, slots: Object.fromEntries(slots) });
  },
  // The names of its slots are those of its type.
  (before, after) => before.draw === after.draw && before.page === after.page && before.id === after.id,
);

function Slot({ id, name }: { id: string; name: string }): ReactNode {
  const around = useContext(AroundBlocks);
  if (!around) return null;
  const blocks = around.slots.get(id)?.[name] ?? [];
  return blocks.length === 0 ? around.emptySlot?.(id, name) : <Siblings blocks={blocks} around={around} />;
}

function Withheld({ block, around }: { block: WithheldBlock; around: Around }): ReactNode {
  const { faults } = block;
  const { report, quarantine } = around;
  useEffect(() => report(faults), [report, faults]);
  return quarantine?.(block) ?? null;
}

function slotsById(blocks: readonly LoadedBlock[], found = new Map<string, SlotContents>()) {
  for (const block of blocks) {
    if (block.status === 'quarantined') continue;
    found.set(block.id, block.slots);
    for (const inside of Object.values(block.slots)) slotsById(inside, found);
  }
  return found;
}
