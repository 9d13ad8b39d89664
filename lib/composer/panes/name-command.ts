import { isHidden } from '@/lib/document/shown-nodes';
import type { BlockCommand } from './commands';

type Named = { label: string; keys: readonly string[]; does: string };

/** What the commands for a block are called on buttons and in lists, their keys, and what these do; in the order in which they are read. */
const named: Readonly<Record<BlockCommand, Named>> = {
  up: { label: 'Move up', keys: ['Alt', '↑'], does: 'Move up' },
  down: { label: 'Move down', keys: ['Alt', '↓'], does: 'Move down' },
  nest: {
    label: 'Move into the block before it',
    keys: ['Alt', '→'],
    does: 'Move into the block before it',
  },
  lift: {
    label: 'Move out of the block around it',
    keys: ['Alt', '←'],
    does: 'Move out of the block around it',
  },
  duplicate: { label: 'Duplicate', keys: ['Ctrl', 'D'], does: 'Duplicate it, behind itself' },
  hide: {
    label: 'Hide from visitors',
    keys: ['Ctrl', 'Shift', 'H'],
    does: 'Hide it from visitors, or show it again',
  },
  remove: { label: 'Take out', keys: ['Delete'], does: 'Take it out' },
};

export const blockCommands = ['up', 'down', 'nest', 'lift', 'duplicate', 'hide', 'remove'] as const;

/** @param own what is stored of the block: of one that is hidden the same command has it shown. */
export const nameCommand = (command: BlockCommand, own?: unknown): Named =>
  command === 'hide' && isHidden(own) ? { ...named.hide, label: 'Show to visitors' } : named[command];
