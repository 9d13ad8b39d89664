import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { isHidden } from '@/lib/document/visible-nodes';
import type { PageEditor } from '@/schemas/composing/drafts';
import { type Command, commandFor } from '../canvas/command-keys';
import type { BlockAction } from '../canvas/messages';
import { duplicate, moveBy } from '../editing/arrange';
import { undoOrRedo } from '../editing/undo';
import { affectedBlock, blockAfterRemoval, findAdjacentBlock } from '../editing/walk-blocks';
import { blockNameOf, describePlace } from '../outline/block-name';
import { describeNextStep } from '../outline/describe-changes';
import { liftBlock, nestBlock, reasonAgainstInsert } from '../outline/placement';
import { reasonAgainstEdit } from '../session/edit-reasons';
import type { Session } from '../session/session';
import { currentSurface, focusAfterRemoval, restoreFocus } from '../workspace/focus';

export type BlockCommand = BlockAction['command'];

/**
 * The operation of a command, its message and the block to select afterwards; or why the command is
 * unavailable.
 */
type CommandPlan = { operation: Operation; message: string; selected: string | null } | { reason: string };

function planCommand(document: OpenDocument, id: string, command: BlockCommand): CommandPlan {
  switch (command) {
    case 'remove':
      return {
        operation: { kind: 'remove', id },
        message: 'deleted. Undo restores it',
        selected: blockAfterRemoval(document, id),
      };
    case 'hide': {
      const isHiddenNow = isHidden(document.blocks.get(id)?.node);
      return {
        operation: { kind: 'hide', id, ...(!isHiddenNow && { hidden: true }) },
        message: isHiddenNow ? 'is visible again' : 'is hidden from visitors',
        selected: id,
      };
    }
    case 'duplicate': {
      const copy = duplicate(document, id);
      const hasKnownType = isNode(copy?.node) && registry.get(String(copy.node.type)) !== undefined;
      if (!copy || !isNode(copy.node) || !hasKnownType)
        return { reason: 'A block with errors cannot be duplicated' };
      const against = reasonAgainstInsert(document, copy.node, copy.at);
      if (against) return { reason: against };
      return { operation: copy, message: 'duplicated', selected: String(copy.node.id) };
    }
    case 'nest':
    case 'lift': {
      const moved = command === 'nest' ? nestBlock(document, id) : liftBlock(document, id);
      const message = command === 'nest' ? 'moved in' : 'moved out';
      return 'reason' in moved ? moved : { ...moved, message, selected: id };
    }
    default: {
      const move = moveBy(document, id, command === 'up' ? -1 : 1);
      if (!move) return { reason: command === 'up' ? 'It is already the first' : 'It is already the last' };
      return { operation: move, message: `moved ${command}`, selected: id };
    }
  }
}

/** Why a command is unavailable for a block; null if it is available. */
export function reasonAgainstCommand(
  document: OpenDocument,
  id: string,
  command: BlockCommand,
  editor: PageEditor,
): string | null {
  const planned = planCommand(document, id, command);
  return 'reason' in planned ? planned.reason : reasonAgainstEdit(document, [planned.operation], editor);
}

/**
 * Runs a command on the selected block.
 * @returns the message to announce; null if nothing happened
 */
export function runCommand(session: Session, command: Command): string | null {
  if (command === 'undo' || command === 'redo') return runHistoryCommand(session, command);
  const { editing, selected } = session.state();
  if (command === 'next' || command === 'previous' || command === 'in' || command === 'out')
    return moveSelection(session, command);
  if (selected === null || !editing.document.blocks.has(selected)) return null;
  const planned = planCommand(editing.document, selected, command);
  if ('reason' in planned) return planned.reason;
  const refusal = session.apply([planned.operation]);
  if (refusal) return refusal;
  session.select(planned.selected);
  const { label } = blockNameOf(editing.document.blocks.get(selected)?.node);
  const placeText = planned.selected && describePlace(session.state().editing.document, planned.selected);
  return `${label} ${planned.message}${placeText && planned.operation.kind !== 'remove' ? `: ${placeText}` : ''}`;
}

/** Undoes or redoes a step and selects its block, unless a field has the focus. */
function runHistoryCommand(session: Session, command: 'undo' | 'redo'): string {
  const { editing, focused, selected } = session.state();
  const description = describeNextStep(editing, command);
  const [operation] = undoOrRedo(editing, command).step?.operations ?? [];
  const refusal = session[command]();
  if (refusal !== null) return `Not ${command === 'undo' ? 'undone' : 'redone'}: ${refusal}`;
  if (description === null)
    return command === 'undo' ? 'There is nothing to undo' : 'There is nothing to redo';
  const { document } = session.state().editing;
  const isRemoved = selected !== null && !document.blocks.has(selected);
  if (operation && (focused === null || isRemoved))
    session.select(affectedBlock(operation, editing.document, document));
  return `${command === 'undo' ? 'Undone' : 'Redone'}: ${description}`;
}

/** Selects the block one step away from the selected one. */
function moveSelection(session: Session, step: 'next' | 'previous' | 'in' | 'out'): string {
  const { editing, selected } = session.state();
  const { document } = editing;
  const target = findAdjacentBlock(document, selected, step);
  const labelOf = (id: string) => blockNameOf(document.blocks.get(id)?.node).label;
  if (target !== null || step === 'out') session.select(target);
  if (target !== null) return `${labelOf(target)}: ${describePlace(document, target)}`;
  if (selected === null) return 'The page is empty';
  const ends = {
    next: 'This is the last block here',
    previous: 'This is the first block here',
    in: `${labelOf(selected)} is empty`,
    out: 'No block selected',
  };
  return ends[step];
}

/** Runs a command, announces its result, and keeps the focus at the block that is selected afterwards. */
export function executeCommand(
  session: Session,
  announce: (sentence: string) => void,
  command: Command,
): void {
  const surface = currentSurface();
  const before = session.state().editing.document;
  announce(runCommand(session, command) ?? '');
  // The button now applies to the neighbour: pressed again, it would remove that block as well.
  const isRemoval = command === 'remove' && session.state().editing.document !== before;
  if (isRemoval && surface === 'elsewhere') focusAfterRemoval(session);
  else restoreFocus(session, surface);
}

/** Fields for typed text. Choices are applied before their event. */
const typedFieldSelector = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * Commands of keys while a field of a block form has the focus. Undo is the same as anywhere: it reverts a
 * run of typing. A text that the page has not accepted, for example half of a number, is reverted by the
 * field itself, until something else changes. `beforeInput` and `afterInput` handle input events before and
 * after the form does.
 */
export function fieldKeys(session: Session): {
  beforeInput: () => void;
  afterInput: (event: Event) => void;
  commandIn: (event: KeyboardEvent) => Command | null;
} {
  let lastUndoStack = session.state().editing.undoStack;
  let rejectedInput: { field: EventTarget | null; undoStack: unknown } | null = null;
  const isRejected = (field: EventTarget | null) =>
    rejectedInput?.field === field && rejectedInput?.undoStack === session.state().editing.undoStack;
  return {
    beforeInput: () => {
      lastUndoStack = session.state().editing.undoStack;
    },
    afterInput: ({ target: field }) => {
      const { undoStack } = session.state().editing;
      const isWritten = field instanceof Element && field.matches(typedFieldSelector);
      rejectedInput = isWritten && undoStack === lastUndoStack ? { field, undoStack } : null;
    },
    commandIn: (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-form-of]')) return null;
      const command = commandFor(event);
      if (command === 'undo' || command === 'redo') return isRejected(target) ? null : command;
      return command === 'hide' || command === 'duplicate' ? command : null;
    },
  };
}

type CommandInfo = { label: string; keys: readonly string[]; action: string };

/** Labels of the block commands, their keys, and what the keys do, in display order. */
const commandInfos: Readonly<Record<BlockCommand, CommandInfo>> = {
  up: { label: 'Move up', keys: ['Alt', '↑'], action: 'Move up' },
  down: { label: 'Move down', keys: ['Alt', '↓'], action: 'Move down' },
  nest: {
    label: 'Move into the previous block',
    keys: ['Alt', '→'],
    action: 'Move into the previous block',
  },
  lift: {
    label: 'Move out of the parent block',
    keys: ['Alt', '←'],
    action: 'Move out of the parent block',
  },
  duplicate: { label: 'Duplicate', keys: ['Ctrl', 'D'], action: 'Duplicate' },
  hide: {
    label: 'Hide from visitors',
    keys: ['Ctrl', 'Shift', 'H'],
    action: 'Hide from or show to visitors',
  },
  remove: { label: 'Delete', keys: ['Delete'], action: 'Delete' },
};

export const blockCommands = ['up', 'down', 'nest', 'lift', 'duplicate', 'hide', 'remove'] as const;

/** @param node stored value of the block: for a hidden one the command shows it */
export const commandInfo = (command: BlockCommand, node?: unknown): CommandInfo =>
  command === 'hide' && isHidden(node)
    ? { ...commandInfos.hide, label: 'Show to visitors' }
    : commandInfos[command];
