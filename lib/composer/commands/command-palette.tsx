'use client';

import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import type { RecordSummary } from '@/schemas/composing/records';
import type { LoadedDialogProps } from '../dialogs/lazy-dialog';
import { PaneDialog } from '../dialogs/pane-dialog';
import { searchRecords } from '../form/records/records-api';
import { sharedPageMessage, usePanes, usePreview, useSession } from '../workspace/composer-context';
import { currentSurface, restoreFocus } from '../workspace/focus';
import { saveAndNavigate } from '../workspace/navigation';
import { type CommandEntry, type CommandGroup, findCommands, listCommands } from './command-list';
import { Keys } from './shortcuts';

/** Command palette: finds commands, blocks to add or to go to, and pages to open. */
export function CommandPalette({ typed = '' }: LoadedDialogProps): ReactElement {
  const session = useSession();
  const panes = usePanes();
  const [query, setQuery] = useState(typed);
  const { pages, hasFailed } = usePages(query);
  // Lists the commands that were available when the palette opened.
  const isShared = sharedPageMessage(usePreview()) !== null;
  const commands = useMemo(() => listCommands(session, panes, isShared), [session, panes, isShared]);
  const groups = useMemo(() => [...findCommands(commands, query), ...pages], [commands, query, pages]);
  const [surface] = useState(currentSurface);
  const run = async (key: string) => {
    const entry = groups.flatMap(({ entries }) => entries).find((candidate) => candidate.key === key);
    panes.change({ dialog: null });
    await entry?.run();
    if (entry?.isBlockEdit) restoreFocus(session, surface);
  };
  return (
    <PaneDialog label="Commands">
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <div
          className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]"
          onKeyDownCapture={(event) => {
            const targetKey =
              event.key === 'Enter' ? (highlightedKey(event) ?? groups[0]?.entries[0]?.key) : undefined;
            if (targetKey === undefined || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            event.stopPropagation();
            void run(targetKey);
          }}
        >
          <SearchField aria-label="What do you want to do?" autoFocus className="border-line border-b p-3">
            <Input className="field text-body" placeholder="What do you want to do?" />
          </SearchField>
          <Menu
            aria-label="Commands"
            className="overflow-y-auto p-2 outline-none"
            items={groups}
            onAction={(key) => void run(String(key))}
            renderEmptyState={() => (
              <p className="p-3 text-text-muted">No results. Try “add”, “move”, a block or a page.</p>
            )}
          >
            {renderGroup}
          </Menu>
          <p role="status" className="px-3 text-text-muted">
            {hasFailed && 'Page search is not available: try again in a moment'}
          </p>
        </div>
      </Autocomplete>
    </PaneDialog>
  );
}

/**
 * Key of the highlighted entry, for Enter in the search field. React Aria updates the active descendant of
 * the field up to half a second later. Without a highlight, Enter runs the first match.
 */
const highlightedKey = ({ currentTarget }: KeyboardEvent): string | undefined =>
  currentTarget.querySelector<HTMLElement>('[role=menuitem][data-focused]')?.dataset.key;

const renderGroup = ({ title, entries, remaining = 0 }: CommandGroup): ReactElement => (
  <MenuSection id={title} aria-label={title} className="mb-2">
    <Header className="px-2 py-1 text-label text-text-muted">
      <span className="font-medium">{title}</span>
      {remaining > 0 && ` · ${remaining} more: keep typing to narrow the list`}
    </Header>
    <Collection items={entries.map((entry) => ({ ...entry, id: entry.key }))}>{renderEntry}</Collection>
  </MenuSection>
);

const renderEntry = ({ key, label, detail, keys }: CommandEntry): ReactElement => (
  <MenuItem
    id={key}
    textValue={detail ? `${label}, ${detail}` : label}
    className="pane-option flex items-center justify-between gap-3"
  >
    <span className="min-w-0 truncate">
      {label}
      {detail && <span className="text-text-muted"> · {detail}</span>}
    </span>
    {keys && <Keys keys={keys} />}
  </MenuItem>
);

/** Maximum number of listed pages; more search terms narrow them. */
const MAX_LISTED_PAGES = 8;

/** Pages found for a query; null if the search failed. */
type PageSearchResult = { query: string; records: readonly RecordSummary[] | null };

/** Pages that match the query, after a short delay. */
function usePages(query: string): { pages: CommandGroup[]; hasFailed: boolean } {
  const session = useSession();
  const { announce } = usePanes();
  const { page } = session;
  const [result, setResult] = useState<PageSearchResult | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const storeResult = (records: readonly RecordSummary[] | null) => {
        if (!stop.signal.aborted) setResult({ query, records });
      };
      searchRecords(['page'], query, { limit: MAX_LISTED_PAGES, near: page.path }, stop.signal).then(
        ({ records }) => storeResult(records),
        () => storeResult(null),
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, page.path]);
  const pages = useMemo(() => {
    const { collection, locale } = page;
    // A fast typist must not open a page that was found for an earlier query.
    const entries = (result?.query === query ? (result.records ?? []) : [])
      .filter(({ id }) => collection !== 'pages' || String(id) !== page.id)
      .map(({ id, name, note }) => ({
        ...{ key: `page ${id}`, label: name },
        ...(note !== null && { detail: note }),
        run: () =>
          void saveAndNavigate(session, `/compose/record/${id}?locale=${locale}`, name).then((reason) =>
            announce(reason ?? ''),
          ),
      }));
    return entries.length === 0 ? [] : [{ title: 'Open a page', entries }];
  }, [result, query, page, session, announce]);
  return { pages, hasFailed: result !== null && result.records === null };
}
