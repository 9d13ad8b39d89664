import { isNode, walkNodes } from '../nodes';
import { isHidden } from '../visible-nodes';
import { keysWithin, listAt, type OpenDocument } from './open-document';
import type { Operation } from './operation';
import { type RejectedOperation, rejectOperation } from './operation-result';

/** Who may perform an action on a block: every editor of the page, or only staff of the network. */
export type EditorScope = 'owner' | 'network';
export type Rights = { insert: EditorScope; edit: EditorScope; remove: EditorScope };

/** The rules for a type of block; undefined for unknown types. */
export type RulesOf = (type: string) => { rights: Rights } | undefined;

/** An editor: the scope of their rights, and the rules of the block types. */
export type Editor = { scope: EditorScope; rulesOf: RulesOf };

const allowedVerdict = { ok: true } as const;
type RightsVerdict = typeof allowedVerdict | RejectedOperation;
type EditorAction = 'add' | 'change' | 'move' | 'hide' | 'delete';

/**
 * Whether an editor has the right to apply an operation, with the reason if not. Checks rights only;
 * applying the operation checks whether it is possible. Blocks in a locked block are checked by their own
 * rights.
 */
export function checkRights(
  document: OpenDocument,
  operation: Operation,
  { scope, rulesOf }: Editor,
): RightsVerdict {
  if (scope === 'network') return allowedVerdict;
  const checkNodes = (nodes: readonly unknown[], action: EditorAction) =>
    nodes.map((node) => checkNode(node, action, rulesOf)).find(({ ok }) => !ok) ?? allowedVerdict;
  const nodesWithin = (id: string) =>
    keysWithin(id, document.blocks).map((key) => document.blocks.get(key)?.node);
  const checkInserted = (nodes: readonly unknown[]) =>
    checkNodes(
      [...walkNodes(nodes)].map(({ node }) => node),
      'add',
    );
  switch (operation.kind) {
    case 'insert':
      return checkInserted([operation.node]);
    case 'remove':
      return checkNodes(nodesWithin(operation.id), 'delete');
    case 'set-slot': {
      const { id, slot, nodes = [] } = operation;
      const removedNodes = (listAt(document, { parent: id, slot }) ?? []).flatMap(nodesWithin);
      const verdict = checkNodes(removedNodes, 'delete');
      return verdict.ok ? checkInserted(nodes) : verdict;
    }
    case 'replace': {
      const before = document.blocks.get(operation.id)?.node;
      const verdict = checkNodes([before], 'change');
      const { own: next } = operation;
      const isTypeChanged = isNode(before) && isNode(next) && before.type !== next.type;
      const isLocked = isNode(next) && next.lock === true;
      const isHiding = isHidden(next) && !isHidden(before);
      const verdicts = [
        verdict,
        isTypeChanged ? checkNodes([before], 'delete') : allowedVerdict,
        isTypeChanged || isLocked ? checkInserted([next]) : allowedVerdict,
        isHiding ? checkNodes(nodesWithin(operation.id), 'hide') : allowedVerdict,
      ];
      return verdicts.find(({ ok }) => !ok) ?? allowedVerdict;
    }
    case 'hide':
      return checkNodes(nodesWithin(operation.id), 'hide');
    case 'move': {
      const verdict = checkNodes([document.blocks.get(operation.id)?.node], 'move');
      return verdict.ok && isInHiddenBlock(document, operation.to.parent)
        ? checkNodes(nodesWithin(operation.id), 'hide')
        : verdict;
    }
    case 'lock':
      return rejectOperation('Only the network’s staff can lock or unlock a block');
    default:
      return checkNodes([document.blocks.get(operation.id)?.node], 'change');
  }
}

/** Whether a block or one of its ancestors is hidden. */
function isInHiddenBlock({ blocks }: OpenDocument, id: string | null): boolean {
  for (let key = id; key !== null; key = blocks.get(key)?.parentSlot.parent ?? null)
    if (isHidden(blocks.get(key)?.node)) return true;
  return false;
}

/** Moving counts as an edit; for visitors, hiding equals removing. */
const rightsByAction = {
  add: 'insert',
  change: 'edit',
  move: 'edit',
  hide: 'remove',
  delete: 'remove',
} as const;

/** Checks one block without its descendants. */
function checkNode(node: unknown, action: EditorAction, rulesOf: RulesOf): RightsVerdict {
  if (!isNode(node)) return allowedVerdict;
  if (node.lock === true)
    return rejectOperation(
      action === 'add'
        ? 'Only the network’s staff can add a locked block'
        : `This block is locked: only the network’s staff can ${action} it`,
    );
  const rights = typeof node.type === 'string' ? rulesOf(node.type)?.rights : undefined;
  return rights?.[rightsByAction[action]] === 'network'
    ? rejectOperation(`Only the network’s staff can ${action} this block`)
    : allowedVerdict;
}
