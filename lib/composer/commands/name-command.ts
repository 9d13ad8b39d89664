import { isHidden } from '@/lib/document/visible-nodes';
import type { BlockCommand } from './commands';

type CommandInfo = { label: string; keys: readonly string[]; does: string };

/** Labels of the block commands, their keys, and what the keys do, in display order. */
const commandInfos: Readonly<Record<BlockCommand, CommandInfo>> = {
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

/** @param own stored value of the block: for a hidden one the command shows it */
export const commandInfo = (command: BlockCommand, own?: unknown): CommandInfo =>
  command === 'hide' && isHidden(own) ? { ...commandInfos.hide, label: 'Show to visitors' } : commandInfos[command];
