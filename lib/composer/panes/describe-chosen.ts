import { isNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/shown-nodes';
import { nameSource } from '@/lib/engine/name-source';
import type { Chosen } from '../canvas/messages';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainst } from '../session/reason-against';
import type { SessionState } from '../session/session-state';
import { reasonAgainstCommand } from './commands';
import { nameCommand } from './name-command';

/** The chosen block with what can be done to it, and why not; null for none. */
export function describeChosen({ editing, selected: id, editor }: SessionState): Chosen | null {
  const { document } = editing;
  const own = id === null ? undefined : document.blocks.get(id)?.own;
  if (id === null || own === undefined) return null;
  const commands = ['up', 'down', 'duplicate', 'hide', 'remove'] as const;
  return {
    id,
    type: isNode(own) ? String(own.type) : '',
    label: labelOf(document, id),
    isHidden: isHidden(own),
    from: isNode(own) ? nameSource(own.bind) : null,
    trail: trailOf(document, id),
    mayPutIn: editor.mayWrite,
    actions: (editor.mayWrite ? commands : []).map((command) => ({
      command,
      label: nameCommand(command, own).label,
      reason: reasonAgainstCommand(document, id, command, editor),
    })),
    refusal: reasonAgainst(
      document,
      [{ kind: 'set', id, path: [], value: isNode(own) ? own.props : {} }],
      editor,
    ),
  };
}

const labelOf = ({ blocks }: SessionState['editing']['document'], id: string): string =>
  blockNameOf(blocks.get(id)?.own).label;

function trailOf(document: SessionState['editing']['document'], id: string): Chosen['trail'] {
  const trail: Chosen['trail'] = [];
  for (let at = document.blocks.get(id)?.place.parent ?? null; at !== null; ) {
    trail.unshift({ id: at, label: labelOf(document, at) });
    at = document.blocks.get(at)?.place.parent ?? null;
  }
  return trail;
}
