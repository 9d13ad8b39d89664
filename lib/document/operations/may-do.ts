import { isNode, walkNodes } from '../nodes';
import { isHidden } from '../shown-nodes';
import { type Refused, refused } from './applied';
import { keysWithin, listAt, type OpenDocument } from './open-document';
import type { Operation } from './operation';

/** Who may do something with a block: whoever may write the page, or the network's own staff only. */
export type Reach = 'owner' | 'network';
export type Rights = { insert: Reach; edit: Reach; remove: Reach };

/** What is known of a type of block; nothing of one that this release does not know. */
export type RulesOf = (type: string) => { rights: Rights } | undefined;

/** Whoever edits: for whom they work, and by which rules. */
export type Editor = { reach: Reach; rulesOf: RulesOf };

const allowed = { ok: true } as const;
type Verdict = typeof allowed | Refused;
type Doing = 'put in' | 'change' | 'move' | 'hide' | 'take out';

/**
 * Whether somebody may do an operation to a document, with the reason why not. Looks at rights only: whether it can be done is
 * told by doing it. Blocks that stand in a locked one are judged by themselves.
 */
export function mayDo(document: OpenDocument, operation: Operation, { reach, rulesOf }: Editor): Verdict {
  if (reach === 'network') return allowed;
  const judge = (nodes: readonly unknown[], doing: Doing) =>
    nodes.map((node) => judgeNode(node, doing, rulesOf)).find(({ ok }) => !ok) ?? allowed;
  const within = (id: string) => keysWithin(id, document.blocks).map((key) => document.blocks.get(key)?.own);
  const inserted = (nodes: readonly unknown[]) =>
    judge(
      [...walkNodes(nodes)].map(({ node }) => node),
      'put in',
    );
  switch (operation.kind) {
    case 'insert':
      return inserted([operation.node]);
    case 'remove':
      return judge(within(operation.id), 'take out');
    case 'set-slot': {
      const { id, slot, nodes = [] } = operation;
      const gone = (listAt(document, { parent: id, slot }) ?? []).flatMap(within);
      const verdict = judge(gone, 'take out');
      return verdict.ok ? inserted(nodes) : verdict;
    }
    case 'replace': {
      const before = document.blocks.get(operation.id)?.own;
      const verdict = judge([before], 'change');
      const { own } = operation;
      const isAnother = isNode(before) && isNode(own) && before.type !== own.type;
      const isLocked = isNode(own) && own.lock === true;
      const isHiding = isHidden(own) && !isHidden(before);
      const further = [
        verdict,
        isAnother ? judge([before], 'take out') : allowed,
        isAnother || isLocked ? inserted([own]) : allowed,
        isHiding ? judge(within(operation.id), 'hide') : allowed,
      ];
      return further.find(({ ok }) => !ok) ?? allowed;
    }
    case 'hide':
      return judge(within(operation.id), 'hide');
    case 'move': {
      const verdict = judge([document.blocks.get(operation.id)?.own], 'move');
      return verdict.ok && isOutOfSight(document, operation.to.parent)
        ? judge(within(operation.id), 'hide')
        : verdict;
    }
    case 'lock':
      return refused("Only the network's staff may lock a block or unlock it");
    default:
      return judge([document.blocks.get(operation.id)?.own], 'change');
  }
}

/** Whether a block, or one around it, is hidden. */
function isOutOfSight({ blocks }: OpenDocument, id: string | null): boolean {
  for (let key = id; key !== null; key = blocks.get(key)?.place.parent ?? null)
    if (isHidden(blocks.get(key)?.own)) return true;
  return false;
}

/** Moving is changing where it stands; what is hidden is as good as taken out for visitors. */
const rightTo = {
  'put in': 'insert',
  change: 'edit',
  move: 'edit',
  hide: 'remove',
  'take out': 'remove',
} as const;

/** One block, without what stands in it. */
function judgeNode(node: unknown, doing: Doing, rulesOf: RulesOf): Verdict {
  if (!isNode(node)) return allowed;
  if (node.lock === true)
    return refused(
      doing === 'put in'
        ? "Only the network's staff may put in a locked block"
        : `This block is locked: only the network's staff may ${doing === 'take out' ? 'take it out' : `${doing} it`}`,
    );
  const rights = typeof node.type === 'string' ? rulesOf(node.type)?.rights : undefined;
  return rights?.[rightTo[doing]] === 'network'
    ? refused(`Only the network's staff may ${doing} this block`)
    : allowed;
}
