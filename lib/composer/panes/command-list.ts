import { findBlocks, wordsOf } from '../inserting/offered-blocks';
import { reasonAgainstBlock } from '../inserting/reason-against-block';
import { tellPosition } from '../inserting/tell-position';
import { blockNameOf, blockTitleOf } from '../outline/block-name';
import { tellNext } from '../outline/tell-step';
import { addressOf, settingsOf } from '../session/address-of';
import { reasonAgainstPublish } from '../session/reason-against-publish';
import type { Session } from '../session/session';
import { enterViews, writeInChosen } from './bring-focus';
import { copyChosen, pasteCopied } from './clipboard-buttons';
import { reasonAgainstCommand, runCommand } from './commands';
import { leaveFor } from './leave-for';
import { blockCommands, nameCommand } from './name-command';
import { nextPosition, putIn } from './put-in';
import type { Panes } from './use-panes';

/** Something that can be done from the list of commands; what cannot be done now is not in it. */
export type CommandEntry = {
  key: string;
  label: string;
  about?: string;
  /** What it is done to, by its name alone. */
  called?: string;
  /** Other words by which it is found. */
  sought?: string;
  keys?: readonly string[];
  /** Whether it is done to blocks: then the focus comes to the one that is chosen by it. */
  isToBlocks?: boolean;
  act: () => void | Promise<void>;
};
/** `left` are those that there are besides. */
export type CommandGroup = { title: string; entries: readonly CommandEntry[]; left?: number };

/** All that can be done now. */
export function listCommands(session: Session, panes: Panes, isForMany = false): CommandGroup[] {
  return [
    { title: 'The chosen block', entries: blockEntries(session, panes) },
    { title: 'The page', entries: pageEntries(session, panes, isForMany) },
    { title: 'Add a block', entries: insertEntries(session, panes) },
    { title: 'Go to a block', entries: goEntries(session, panes) },
  ].filter(({ entries }) => entries.length > 0);
}

function blockEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editing, selected, editor } = session.state();
  const block = selected === null ? undefined : editing.document.blocks.get(selected);
  if (selected === null || !block) return [];
  const { label: about } = blockNameOf(block.own);
  const possible = blockCommands.filter(
    (command) => reasonAgainstCommand(editing.document, selected, command, editor) === null,
  );
  return [
    { key: 'edit', label: 'Edit', about, act: () => writeInChosen(session, panes) },
    ...possible.map((command) => ({
      key: command,
      label: nameCommand(command, block.own).label,
      about,
      keys: nameCommand(command).keys,
      isToBlocks: true,
      act: () => panes.say(runCommand(session, command) ?? ''),
    })),
    ...(editor.mayWrite
      ? [{ key: 'move', label: 'Move to …', about, act: () => panes.change({ dialog: 'move' }) }]
      : []),
    {
      key: 'copy',
      label: 'Copy, to paste it elsewhere',
      about,
      keys: ['Ctrl', 'C'],
      act: () => void copyChosen(session).then(panes.say),
    },
  ];
}

function pageEntries(session: Session, panes: Panes, isForMany: boolean): CommandEntry[] {
  const { editing, editor, isOnSite } = session.state();
  const { page } = session;
  const turn = (command: 'undo' | 'redo', label: string, keys: readonly string[]): CommandEntry[] => {
    const told = tellNext(editing, command);
    const act = () => panes.say(runCommand(session, command) ?? '');
    return told === null ? [] : [{ key: command, label: `${label}: ${told}`, keys, isToBlocks: true, act }];
  };
  const go = (href: string, name: string) => () =>
    void leaveFor(session, href, name).then((reason) => panes.say(reason ?? ''));
  return [
    ...turn('undo', 'Undo', ['Ctrl', 'Z']),
    ...turn('redo', 'Redo', ['Ctrl', 'Shift', 'Z']),
    ...(editor.mayWrite
      ? [
          {
            key: 'paste',
            label: 'Paste what was copied',
            keys: ['Ctrl', 'V'],
            isToBlocks: true,
            act: () => pasteCopied(session).then(panes.say),
          },
        ]
      : []),
    ...showEntries(panes),
    ...(reasonAgainstPublish(session.state()) === null
      ? [{ key: 'publish', label: 'Publish', act: () => void session.publish({ isForMany }) }]
      : []),
    ...(isOnSite
      ? [{ key: 'view', label: 'View the published page', act: go(addressOf(page), 'The published page') }]
      : []),
    ...addressEntries(session, panes),
    { key: 'versions', label: 'History: earlier versions', act: () => panes.change({ dialog: 'versions' }) },
    {
      key: 'settings',
      label: 'Settings of the page',
      act: go(settingsOf(page), 'The settings of the page'),
    },
    {
      key: 'all',
      label: 'All pages',
      act: go(`/admin/collections/${page.collection}`, 'The list of all pages'),
    },
    {
      key: 'shortcuts',
      label: 'Keyboard shortcuts',
      keys: ['Ctrl', '/'],
      act: () => panes.change({ dialog: 'shortcuts' }),
    },
  ];
}

const showEntries = (panes: Panes): CommandEntry[] => [
  { key: 'outline', label: 'Show the blocks of this page', act: () => panes.change({ left: 'outline' }) },
  {
    key: 'palette',
    label: 'Show the blocks that can be added',
    act: () => panes.change({ left: 'palette' }),
  },
  {
    key: 'views',
    label: 'Look at the page in another way',
    about: 'Phone, tablet or desktop, width, zoom, light or dark, language',
    act: enterViews,
  },
];

/** Once visitors know it, it is changed in the settings, which keep the old one. */
function addressEntries(session: Session, panes: Panes): CommandEntry[] {
  const { editor, wasOnSite } = session.state();
  return editor.mayWrite && !wasOnSite && session.page.collection === 'pages'
    ? [{ key: 'address', label: 'Change the address', act: () => panes.change({ dialog: 'address' }) }]
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
      called: block.label,
      about: tellPosition(editing.document, at),
      sought: wordsOf(block),
      act: async () => {
        const { sentence, id } = await putIn(session, block, at);
        panes.say(sentence);
        if (id !== null) writeInChosen(session, panes);
      },
    }));
}

function goEntries(session: Session, panes: Panes): CommandEntry[] {
  return [...session.state().editing.document.blocks].map(([id, { own }]) => ({
    key: `go ${id}`,
    label: blockTitleOf(own),
    called: blockNameOf(own).words,
    act: () => {
      session.select(id);
      panes.change({ left: 'outline' });
    },
  }));
}
