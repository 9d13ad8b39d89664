'use client';

import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import type { Block } from '@/lib/engine/block';
import { formatList } from '@/schemas/format-list';
import { type OfferedGroup, exampleQueries } from './find-blocks';
import { ExampleFrame } from './example-frame';
import { useSession } from '../workspace/use-session';

const exampleQueryText = formatList(
  exampleQueries.map((query) => `“${query}”`),
  'or',
);

type PaletteListProps = {
  list: RefObject<HTMLDivElement | null>;
  groups: readonly OfferedGroup[];
  /** Why a block cannot be inserted; null if it can. */
  reasons: ReadonlyMap<Block, string | null>;
  insert: (block: Block, isByKey: boolean) => void;
};

/** Blocks that can be inserted, by category with previews; then the others, with the reason. */
export function PaletteList({ list, groups, reasons, insert }: PaletteListProps): ReactElement {
  const session = useSession();
  const fitting = groups
    .map((group) => ({ ...group, blocks: group.blocks.filter((block) => reasons.get(block) === null) }))
    .filter(({ blocks }) => blocks.length > 0);
  const refused = [...reasons].filter(([, reason]) => reason !== null);
  const content = fitting.flatMap(({ blocks }) => blocks.map(({ type }) => type)).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is worked; arrows lead from one to the next
    <div
      className="relative min-h-0 overflow-y-auto"
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step !== undefined && !event.altKey) focusPaletteBlock(event, list.current, step);
      }}
    >
      <div ref={list} className="palette-list">
        <ExampleFrame locale={session.page.locale} list={list} content={content} />
        {fitting.map(({ category, label, blocks }) => (
          <section key={category} aria-label={label} className="relative">
            <h2 className="palette-heading">{label}</h2>
            <ul className="grid gap-3">
              {blocks.map((block) => (
                <li key={block.type}>
                  <PaletteBlock
                    block={block}
                    isFirst={block === fitting[0]?.blocks[0]}
                    insert={(isByKey) => insert(block, isByKey)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {refused.length > 0 && <RefusedBlocks refused={refused} />}
        {groups.length === 0 && (
          <p className="p-1 text-text-muted">No block is called so. Try what it is for, as {exampleQueryText}.</p>
        )}
      </div>
    </div>
  );
}

type PaletteBlockProps = { block: Block; isFirst: boolean; insert: (isByKey: boolean) => void };

/** A block with its preview: it is inserted by a click, or dragged onto the page by its type. */
function PaletteBlock({ block, isFirst, insert }: PaletteBlockProps): ReactElement {
  const { type, label, description } = block;
  return (
    <button
      type="button"
      className="palette-block"
      data-block-type={type}
      tabIndex={isFirst ? 0 : -1}
      // The click count of a key press is 0.
      onClick={({ detail }) => insert(detail === 0)}
    >
      <span className="palette-picture" data-example-of={type} aria-hidden="true" />
      <span className="palette-words">
        <span className="font-medium">{label}</span>
        <span className="text-label text-text-muted">{description}</span>
      </span>
    </button>
  );
}

/** Blocks that cannot be inserted here, with the reason. */
function RefusedBlocks({ refused }: { refused: readonly (readonly [Block, string | null])[] }): ReactElement {
  return (
    <section aria-label="Not here" className="relative">
      <h2 className="palette-heading">Not here</h2>
      <ul className="grid gap-2">
        {refused.map(([{ type, label }, reason]) => (
          <li key={type} className="rounded-md border border-line p-2.5">
            <span className="block font-medium text-text-muted">{label}</span>
            <span className="text-label text-text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus from one block to the next; a step of 0 focuses the first one. */
export function focusPaletteBlock(event: KeyboardEvent, list: HTMLElement | null, step: number): void {
  const buttons: (Element | null)[] = [...(list?.querySelectorAll('button') ?? [])];
  const now = buttons.indexOf(document.activeElement);
  const next = buttons[step === 0 ? 0 : Math.max(0, now + step)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
