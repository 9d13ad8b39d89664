'use client';

import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import type { ShownRecord } from '@/schemas/composing/records';
import { searchRecords } from '../form/records/search-records';
import { keepFocus, surfaceNow } from './bring-focus';
import { type CommandEntry, type CommandGroup, listCommands } from './command-list';
import type { DialogProps } from './dialog-in-time';
import { findCommands } from './find-commands';
import { Keys } from './keys';
import { leaveFor } from './leave-for';
import { useLooking } from './looking';
import { PaneDialog } from './pane-dialog';
import { tellStandsFor } from './tell-stands-for';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** Everything that can be done, found by its words: commands, blocks to add and to go to, pages to open. */
export function CommandsDialog({ typed = '' }: DialogProps): ReactElement {
  const session = useSession();
  const panes = usePanes();
  const [sought, setSought] = useState(typed);
  const { pages, hasFailed } = usePages(sought);
  // What can be done is what could be when it was opened.
  const isForMany = tellStandsFor(useLooking()) !== null;
  const commands = useMemo(() => listCommands(session, panes, isForMany), [session, panes, isForMany]);
  const groups = useMemo(() => [...findCommands(commands, sought), ...pages], [commands, sought, pages]);
  const [surface] = useState(surfaceNow);
  const run = async (key: string) => {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.key === key);
    panes.change({ dialog: null });
    await entry?.act();
    if (entry?.isToBlocks) keepFocus(session, surface);
  };
  return (
    <PaneDialog label="Commands">
      <Autocomplete inputValue={sought} onInputChange={setSought}>
        <div
          className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]"
          onKeyDownCapture={(event) => {
            const meant = event.key === 'Enter' ? (markedIn(event) ?? groups[0]?.entries[0]?.key) : undefined;
            if (meant === undefined || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            event.stopPropagation();
            void run(meant);
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
              <p className="p-3 text-text-muted">
                Nothing is called so. Try “add”, “move”, a block or a page.
              </p>
            )}
          >
            {renderGroup}
          </Menu>
          <p role="status" className="px-3 text-text-muted">
            {hasFailed && 'Pages cannot be searched just now: try again in a moment'}
          </p>
        </div>
      </Autocomplete>
    </PaneDialog>
  );
}

/** What Enter means while the field has the focus: the entry that is seen to be marked, which the field itself is told of up to half a second later; whoever types quickly means the first that fits. */
const markedIn = ({ currentTarget }: KeyboardEvent): string | undefined =>
  currentTarget.querySelector<HTMLElement>('[role=menuitem][data-focused]')?.dataset.key;

const renderGroup = ({ title, entries, left = 0 }: CommandGroup): ReactElement => (
  <MenuSection id={title} aria-label={title} className="mb-2">
    <Header className="px-2 py-1 text-label text-text-muted">
      <span className="font-medium">{title}</span>
      {left > 0 && ` · ${left} more: type to narrow them`}
    </Header>
    <Collection items={entries.map((entry) => ({ ...entry, id: entry.key }))}>{renderEntry}</Collection>
  </MenuSection>
);

const renderEntry = ({ key, label, about, keys }: CommandEntry): ReactElement => (
  <MenuItem
    id={key}
    textValue={about ? `${label}, ${about}` : label}
    className="pane-option flex items-center justify-between gap-3"
  >
    <span className="min-w-0 truncate">
      {label}
      {about && <span className="text-text-muted"> · {about}</span>}
    </span>
    {keys && <Keys keys={keys} />}
  </MenuItem>
);

/** So many pages are listed; the others are found by more words. */
const mostPages = 8;

/** What was found for which words; null where it could not be told. */
type Answer = { of: string; found: readonly ShownRecord[] | null };

/** Pages by what is sought, a moment after it was typed. */
function usePages(sought: string): { pages: CommandGroup[]; hasFailed: boolean } {
  const session = useSession();
  const { say } = usePanes();
  const { page } = session;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const take = (found: readonly ShownRecord[] | null) => {
        if (!stop.signal.aborted) setAnswer({ of: sought, found });
      };
      searchRecords(['page'], sought, { most: mostPages, near: page.path }, stop.signal).then(
        ({ records }) => take(records),
        () => take(null),
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [sought, page.path]);
  const pages = useMemo(() => {
    const { collection, locale } = page;
    // What was found for other words would be opened by whoever types quickly.
    const entries = (answer?.of === sought ? (answer.found ?? []) : [])
      .filter(({ id }) => collection !== 'pages' || String(id) !== page.id)
      .map(({ id, name, note }) => ({
        ...{ key: `page ${id}`, label: name },
        ...(note !== null && { about: note }),
        act: () =>
          void leaveFor(session, `/compose/record/${id}?locale=${locale}`, name).then((reason) =>
            say(reason ?? ''),
          ),
      }));
    return entries.length === 0 ? [] : [{ title: 'Open a page', entries }];
  }, [answer, sought, page, session, say]);
  return { pages, hasFailed: answer !== null && answer.found === null };
}
