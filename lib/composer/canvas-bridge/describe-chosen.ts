import { isNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/visible-nodes';
import { sourceLabel } from '@/lib/engine/source-label';
import type { SelectedBlock } from '../canvas/messages';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstEdit } from '../session/edit-reasons';
import type { SessionState } from '../session/session-state';
import { reasonAgainstCommand } from '../commands/commands';
import { commandInfo } from '../commands/name-command';

/** The selected block with its commands and why they are unavailable; null without a selection. */
export function describeSelected({ editing, selected: id, editor }: SessionState): SelectedBlock | null {
  const { document } = editing;
  const own = id === null ? undefined : document.blocks.get(id)?.own;
  if (id === null || own === undefined) return null;
  const commands = ['up', 'down', 'duplicate', 'hide', 'remove'] as const;
  return {
    id,
    type: isNode(own) ? String(own.type) : '',
    label: labelOf(document, id),
    isHidden: isHidden(own),
    from: isNode(own) ? sourceLabel(own.bind) : null,
    trail: trailOf(document, id),
    mayPutIn: editor.mayWrite,
    actions: (editor.mayWrite ? commands : []).map((command) => ({
      command,
      label: commandInfo(command, own).label,
      reason: reasonAgainstCommand(document, id, command, editor),
    })),
    refusal: reasonAgainstEdit(
      document,
      [{ kind: 'set', id, path: [], value: isNode(own) ? own.props : {} }],
      editor,
    ),
  };
}

const labelOf = ({ blocks }: SessionState['editing']['document'], id: string): string =>
  blockNameOf(blocks.get(id)?.own).label;

function trailOf(document: SessionState['editing']['document'], id: string): SelectedBlock['trail'] {
  const trail: SelectedBlock['trail'] = [];
  for (let at = document.blocks.get(id)?.parentSlot.parent ?? null; at !== null; ) {
    trail.unshift({ id: at, label: labelOf(document, at) });
    at = document.blocks.get(at)?.parentSlot.parent ?? null;
  }
  return trail;
}
