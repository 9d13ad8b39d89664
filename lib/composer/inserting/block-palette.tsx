'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Block } from '@/lib/engine/block';
import { formatList } from '@/schemas/format-list';
import { type ExamplesMessage, exampleSize, examplesReadySchema } from '../examples/messages';
import { readOnlyReason } from '../session/edit-reasons';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import { focusFirstField, isTouchScreen } from '../workspace/focus';
import { exampleQueries, findBlocks, type OfferedGroup } from './find-blocks';
import { memoizeInsertReasons } from './insert-reasons';
import { describePosition, insertBlock, nextPosition } from './place-block';

type ExampleFrameProps = {
  locale: string;
  /** The list above the frame; its slots for pictures have `data-example-of`. */
  list: RefObject<HTMLElement | null>;
  /** Changes with the content of the list. */
  content: unknown;
};

/**
 * Previews of the blocks in one iframe beneath the list. A preview is rendered only while it is near the
 * viewport.
 */
export function ExampleFrame({ locale, list, content }: ExampleFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slots are measured again when the content changes
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const visible = new Set<Element>();
    const slots = [...current.querySelectorAll<HTMLElement>('[data-example-of]')];
    const postBoxes = () => {
      const [firstSlot] = slots;
      // With an empty list the frame collapses, so that no earlier preview stays.
      const factor = (firstSlot?.clientWidth ?? 0) / exampleSize.width;
      const top = current.getBoundingClientRect().top;
      setScale(factor);
      setHeight(factor && current.scrollHeight / factor);
      const boxes: ExamplesMessage['boxes'] = slots
        .filter((slot) => visible.has(slot))
        .map((slot) => ({
          type: slot.dataset.exampleOf ?? '',
          top: (slot.getBoundingClientRect().top - top) / factor,
        }));
      frame.current?.contentWindow?.postMessage({ kind: 'show', boxes }, window.location.origin);
    };
    const visibilityObserver = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
        postBoxes();
      },
      { rootMargin: '300px' },
    );
    for (const slot of slots) visibilityObserver.observe(slot);
    const resizeObserver = new ResizeObserver(postBoxes);
    resizeObserver.observe(current);
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && examplesReadySchema.safeParse(data).success) postBoxes();
    };
    window.addEventListener('message', onMessage);
    return () => {
      visibilityObserver.disconnect();
      resizeObserver.disconnect();
      window.removeEventListener('message', onMessage);
    };
  }, [list, content]);
  return (
    <iframe
      ref={frame}
      title="Block previews"
      aria-hidden="true"
      tabIndex={-1}
      src={`/compose/examples/${locale}`}
      className="example-frame"
      style={{ width: exampleSize.width, height, transform: `scale(${scale})` }}
    />
  );
}

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
function PaletteList({ list, groups, reasons, insert }: PaletteListProps): ReactElement {
  const session = useSession();
  const insertable = groups
    .map((group) => ({ ...group, blocks: group.blocks.filter((block) => reasons.get(block) === null) }))
    .filter(({ blocks }) => blocks.length > 0);
  const refused = [...reasons].filter(([, reason]) => reason !== null);
  const content = insertable.flatMap(({ blocks }) => blocks.map(({ type }) => type)).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the buttons inside
    <div
      className="relative min-h-0 overflow-y-auto"
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step !== undefined && !event.altKey) focusPaletteBlock(event, list.current, step);
      }}
    >
      <div ref={list} className="palette-list">
        <ExampleFrame locale={session.page.locale} list={list} content={content} />
        {insertable.map(({ category, label, blocks }) => (
          <section key={category} aria-label={label} className="relative">
            <h2 className="palette-heading">{label}</h2>
            <ul className="grid gap-3">
              {blocks.map((block) => (
                <li key={block.type}>
                  <PaletteBlock
                    block={block}
                    isFirst={block === insertable[0]?.blocks[0]}
                    insert={(isByKey) => insert(block, isByKey)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {refused.length > 0 && <RefusedBlocks refused={refused} />}
        {groups.length === 0 && (
          <p className="p-1 text-text-muted">
            No blocks found. Try their purpose, such as {exampleQueryText}.
          </p>
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
    <section aria-label="Not available here" className="relative">
      <h2 className="palette-heading">Not available here</h2>
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
function focusPaletteBlock(event: KeyboardEvent, list: HTMLElement | null, step: number): void {
  const buttons: (Element | null)[] = [...(list?.querySelectorAll('button') ?? [])];
  const now = buttons.indexOf(document.activeElement);
  const next = buttons[step === 0 ? 0 : Math.max(0, now + step)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** Blocks that can be inserted, with previews: after the selected block, or at a requested position. */
export function BlockPalette(): ReactElement {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return mayWrite ? <PaletteContent /> : <p className="p-4 text-text-muted">{readOnlyReason}.</p>;
}

function PaletteContent(): ReactElement {
  const session = useSession();
  const panes = usePanes();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findBlocks(query), [query]);
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  useSessionState((state) => state.selected);
  const at = nextPosition(session, panes.at);
  const [getReasons] = useState(memoizeInsertReasons);
  const offered = useMemo(() => groups.flatMap(({ blocks }) => blocks), [groups]);
  const reasons = getReasons(document, offered, at, editor);
  const [first] = [...reasons].find(([, reason]) => reason === null) ?? [];
  const insert = async (block: Block, isByKey: boolean) => {
    const { sentence, id } = await insertBlock(session, block, at);
    panes.announce(sentence);
    // Several blocks for the same position follow one another.
    if (id !== null && panes.at) panes.change({ at: { ...panes.at, after: id } });
    // The user goes on typing in the new block, except on touch screens, where the keyboard would cover the
    // page.
    if (id !== null && (isByKey || !isTouchScreen())) focusFirstField(session, panes);
  };
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="grid gap-2 border-line border-b p-3">
        <input
          type="search"
          className="field"
          aria-label="Search blocks"
          placeholder="Search, such as “photo”"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            // The best match is at the top, however far the list was scrolled.
            if (list.current?.parentElement) list.current.parentElement.scrollTop = 0;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') focusPaletteBlock(event, list.current, 0);
            if (event.key === 'Enter' && query !== '' && first) void insert(first, true);
          }}
        />
        <p className="text-label text-text-muted">
          Will be inserted <b className="text-text">{describePosition(document, at)}</b>
        </p>
      </div>
      <PaletteList
        list={list}
        groups={groups}
        reasons={reasons}
        insert={(block, isByKey) => void insert(block, isByKey)}
      />
    </div>
  );
}
