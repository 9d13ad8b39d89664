import { isNode, type StoredNode, slotsOf } from '../nodes';
import type { OpenBlock, OpenDocument } from './open-document';
import type { Operation, OperationOf } from './operation';
import { type OperationResult, type RejectedOperation, rejectOperation } from './operation-result';
import { setAtPath } from './set-at-path';

type NodeOperation = OperationOf<'set' | 'bind' | 'hide' | 'lock' | 'replace'>;

/** The new node of a block and the inverse operation; or the reason why it is impossible. */
type NodeUpdate = { ok: true; node: StoredNode; inverse: Operation } | RejectedOperation;

/** Changes the node of one block, without its descendants and siblings. */
export function updateNode(
  document: OpenDocument,
  operation: NodeOperation,
  block: OpenBlock,
): OperationResult {
  if (operation.id.startsWith('~') || !isNode(block.node))
    return rejectOperation('This block cannot be read: keep it unchanged or delete it');
  const change = changeNode(block.node, operation);
  if (!change.ok) return change;
  const blocks = new Map(document.blocks).set(operation.id, { ...block, node: change.node });
  return { ok: true, document: { ...document, blocks }, inverse: change.inverse };
}

function changeNode(node: StoredNode, operation: NodeOperation): NodeUpdate {
  const { kind, id } = operation;
  switch (kind) {
    case 'set': {
      const { path, value } = operation;
      const result = setAtPath(node.props, path, value);
      if (!result.ok) return rejectOperation(`There is nothing at ${path.join('.')} to change`);
      const inverse = { kind, id, path, ...(result.before !== undefined && { value: result.before }) };
      return { ok: true, node: withField(node, 'props', result.value), inverse };
    }
    case 'bind':
      return {
        ok: true,
        node: withField(node, kind, operation.bind),
        inverse: { kind, id, ...pick(node, kind) },
      };
    case 'hide':
      return {
        ok: true,
        node: withField(node, 'hidden', operation.hidden),
        inverse: { kind, id, ...pick(node, 'hidden') },
      };
    case 'lock':
      return {
        ok: true,
        node: withField(node, kind, operation.lock),
        inverse: { kind, id, ...pick(node, kind) },
      };
    case 'replace':
      return replaceNode(node, operation);
  }
}

function replaceNode(before: StoredNode, { id, own: node }: OperationOf<'replace'>): NodeUpdate {
  if (!isNode(node) || node.id !== id) return rejectOperation('The id of a block cannot change');
  if (slotsOf(node).length > 0) return rejectOperation('The blocks inside a block are changed separately');
  return { ok: true, node, inverse: { kind: 'replace', id, own: before } };
}

function withField(node: StoredNode, name: string, value: unknown): StoredNode {
  if (value !== undefined) return { ...node, [name]: value };
  const { [name]: _removed, ...rest } = node;
  return rest;
}

const pick = (node: StoredNode, name: string): StoredNode =>
  node[name] === undefined ? {} : { [name]: node[name] };
