import { findBlocks, searchTextOf } from '../inserting/find-blocks';
import { reasonAgainstBlock } from '../inserting/insert-reasons';
import { describePosition, insertBlock, nextPosition } from '../inserting/place-block';
import { blockNameOf, blockTitleOf } from '../outline/block-name';
import { describeNextStep } from '../outline/describe-changes';
import { reasonAgainstPublish } from '../session/edit-reasons';
import { adminPathOf, publicPathOf } from '../session/page-urls';
import type { Session } from '../session/session';
import type { Panes } from '../workspace/composer-context';
import { focusFirstField, focusViewportToolbar } from '../workspace/focus';
import { saveAndNavigate } from '../workspace/navigation';
import { copySelected, pasteFromClipboard } from './clipboard';
import { blockCommands, commandInfo, reasonAgainstCommand, runCommand } from './commands';

/** An available command; unavailable ones are not listed. */
export type CommandEntry = {
  key: string;
  label: string;
  detail?: string;
  /** Name of the target alone. */
  name?: string;
  /** Additional search terms. */
  keywords?: string;
  keys?: readonly string[];
  /** Whether it changes blocks: the focus then moves to the block that it selects. */
  isBlockEdit?: boolean;
  run: () => void | Promise<void>;
};
/** `remaining` is the number of further matches that are not listed. */
export type CommandGroup = { title: string; entries: readonly CommandEntry[]; remaining?: number };

/** All available commands. */
export function listCommands(session: Session, panes: Panes, isShared = false): CommandGroup[] {
  return [
    { title: 'Selected block', entries: blockEntries(session, panes) },
    { title: 'The page', entries: pageEntries(session, panes, isShared) },
    { title: 'Add a block', entries: insertEntries(session, panes) },
    { title: 'Go to a block', entries: jumpEntries(session, panes) },
  ].filter(({ entries }) => entries.length > 0);
}

function blockEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editing, selected, editor } = session.state();
  const block = selected === null ? undefined : editing.document.blocks.get(selected);
  if (selected === null || !block) return [];
  const { label: detail } = blockNameOf(block.node);
  const possible = blockCommands.filter(
    (command) => reasonAgainstCommand(editing.document, selected, command, editor) === null,
  );
  return [
    { key: 'edit', label: 'Edit', detail, run: () => focusFirstField(session, panes) },
    ...possible.map((command) => ({
      key: command,
      label: commandInfo(command, block.node).label,
      detail,
      keys: commandInfo(command).keys,
      isBlockEdit: true,
      run: () => panes.announce(runCommand(session, command) ?? ''),
    })),
    ...(editor.mayWrite
      ? [{ key: 'move', label: 'Move to …', detail, run: () => panes.change({ dialog: 'move' }) }]
      : []),
    {
      key: 'copy',
      label: 'Copy',
      detail,
      keys: ['Ctrl', 'C'],
      run: () => void copySelected(session).then(panes.announce),
    },
  ];
}

function pageEntries(session: Session, panes: Panes, isShared: boolean): CommandEntry[] {
  const { editor, isOnSite } = session.state();
  const { page } = session;
  const navigateTo = (href: string, name: string) => () =>
    void saveAndNavigate(session, href, name).then((reason) => panes.announce(reason ?? ''));
  return [
    ...historyEntries(session, panes),
    ...(editor.mayWrite
      ? [
          {
            key: 'paste',
            label: 'Paste',
            keys: ['Ctrl', 'V'],
            isBlockEdit: true,
            run: () => pasteFromClipboard(session).then(panes.announce),
          },
        ]
      : []),
    ...paneEntries(panes),
    ...(reasonAgainstPublish(session.state()) === null
      ? [{ key: 'publish', label: 'Publish', run: () => void session.publish({ isShared }) }]
      : []),
    ...(isOnSite
      ? [
          {
            key: 'view',
            label: 'Open live page',
            run: navigateTo(publicPathOf(page), 'The live page'),
          },
        ]
      : []),
    ...addressEntries(session, panes),
    { key: 'versions', label: 'Version history', run: () => panes.change({ dialog: 'versions' }) },
    {
      key: 'settings',
      label: 'Page settings',
      run: navigateTo(adminPathOf(page), 'The page settings'),
    },
    {
      key: 'all',
      label: 'All pages',
      run: navigateTo(`/admin/collections/${page.collection}`, 'The list of all pages'),
    },
    {
      key: 'shortcuts',
      label: 'Keyboard shortcuts',
      keys: ['Ctrl', '/'],
      run: () => panes.change({ dialog: 'shortcuts' }),
    },
  ];
}

/** Undo and redo, as far as there is a step. None while an earlier version is previewed. */
function historyEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editing, viewed } = session.state();
  if (viewed) return [];
  const steps = [
    { command: 'undo', label: 'Undo', keys: ['Ctrl', 'Z'] },
    { command: 'redo', label: 'Redo', keys: ['Ctrl', 'Shift', 'Z'] },
  ] as const;
  return steps.flatMap(({ command, label, keys }) => {
    const description = describeNextStep(editing, command);
    const run = () => panes.announce(runCommand(session, command) ?? '');
    return description === null
      ? []
      : [{ key: command, label: `${label}: ${description}`, keys, isBlockEdit: true, run }];
  });
}

const paneEntries = (panes: Panes): CommandEntry[] => [
  { key: 'outline', label: 'Show the blocks of this page', run: () => panes.change({ left: 'outline' }) },
  {
    key: 'palette',
    label: 'Show the blocks that can be added',
    run: () => panes.change({ left: 'palette' }),
  },
  {
    key: 'views',
    label: 'View options',
    detail: 'Phone, tablet or desktop, width, zoom, light or dark mode, language',
    run: focusViewportToolbar,
  },
];

/** After the first publication the address is changed in the settings, which keep the old one. */
function addressEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editor, wasOnSite } = session.state();
  return editor.mayWrite && !wasOnSite && session.page.collection === 'pages'
    ? [{ key: 'address', label: 'Change address', run: () => panes.change({ dialog: 'address' }) }]
    : [];
}

function insertEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editing, editor } = session.state();
  const at = nextPosition(session, panes.at);
  return findBlocks('')
    .flatMap(({ blocks }) => blocks)
    .filter((block) => reasonAgainstBlock(editing.document, block, at, editor) === null)
    .map((block) => ({
      key: `add ${block.type}`,
      label: `Add ${block.label}`,
      name: block.label,
      detail: describePosition(editing.document, at),
      keywords: searchTextOf(block),
      run: async () => {
        const { sentence, id } = await insertBlock(session, block, at);
        panes.announce(sentence);
        if (id !== null) focusFirstField(session, panes);
      },
    }));
}

function jumpEntries(session: Session, panes: Panes): CommandEntry[] {
  return [...session.state().editing.document.blocks].map(([id, { node }]) => ({
    key: `go ${id}`,
    label: blockTitleOf(node),
    name: blockNameOf(node).excerpt,
    run: () => {
      session.select(id);
      panes.change({ left: 'outline' });
    },
  }));
}

/** Maximum number of listed entries per group; more search terms narrow them. */
const maxEntries = { withoutQuery: 10, withQuery: 20 };

/**
 * Finds the entries in which every word of the query starts a word; long groups are cut, with the number of
 * the rest. Groups with an exact name come first; within a group, matches of the label come before other
 * matches.
 */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const terms = splitWords(query);
  const count = terms.length === 0 ? maxEntries.withoutQuery : maxEntries.withQuery;
  return groups
    .flatMap(({ title, entries }) => {
      const ranked = entries.flatMap((entry) => {
        const rank = rankOf(entry, title, terms);
        return rank === null ? [] : [{ entry, rank }];
      });
      const matches = ranked.toSorted((a, b) => a.rank - b.rank);
      const [first] = matches;
      const listed = matches.slice(0, count).map(({ entry }) => entry);
      const remaining = Math.max(0, matches.length - count);
      return first ? [{ isExactMatch: first.rank === 0, group: { title, entries: listed, remaining } }] : [];
    })
    .toSorted((a, b) => Number(b.isExactMatch) - Number(a.isExactMatch))
    .map(({ group }) => group);
}

/** Lower is better; null without a match. */
function rankOf(
  { label, name = label, detail = '', keywords = '' }: CommandEntry,
  title: string,
  terms: readonly string[],
): number | null {
  const isExactName =
    terms.length > 0 &&
    [label, name].some((candidate) => splitWords(candidate).join(' ') === terms.join(' '));
  if (isExactName) return 0;
  if (matchesTerms(label, terms)) return 1;
  return matchesTerms(`${label} ${detail} ${keywords} ${title}`, terms) ? 2 : null;
}

function matchesTerms(text: string, terms: readonly string[]): boolean {
  const textWords = splitWords(text);
  return terms.every((term) => textWords.some((textWord) => textWord.startsWith(term)));
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
