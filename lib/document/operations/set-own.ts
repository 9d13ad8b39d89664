import { isNode, type StoredNode, slotsOf } from '../nodes';
import type { OpenBlock, OpenDocument } from './open-document';
import type { Operation, OperationOf } from './operation';
import { type OperationResult, type RejectedOperation, rejectOperation } from './operation-result';
import { setAtPath } from './set-at-path';

type OwnOperation = OperationOf<'set' | 'bind' | 'hide' | 'lock' | 'replace'>;

/** The new own content of a block and the inverse operation; or the reason why it is impossible. */
type OwnChange = { ok: true; own: StoredNode; inverse: Operation } | RejectedOperation;

/** Changes the own content of one block, without its descendants and siblings. */
export function setOwn(document: OpenDocument, operation: OwnOperation, block: OpenBlock): OperationResult {
  if (operation.id.startsWith('~') || !isNode(block.own))
    return rejectOperation('This block cannot be read: keep it unchanged or delete it');
  const change = changeOwn(block.own, operation);
  if (!change.ok) return change;
  const blocks = new Map(document.blocks).set(operation.id, { ...block, own: change.own });
  return { ok: true, document: { ...document, blocks }, inverse: change.inverse };
}

function changeOwn(own: StoredNode, operation: OwnOperation): OwnChange {
  const { kind, id } = operation;
  switch (kind) {
    case 'set': {
      const { path, value } = operation;
      const result = setAtPath(own.props, path, value);
      if (!result.ok) return rejectOperation(`There is nothing at ${path.join('.')} to change`);
      const inverse = { kind, id, path, ...(result.before !== undefined && { value: result.before }) };
      return { ok: true, own: withField(own, 'props', result.value), inverse };
    }
    case 'bind':
      return {
        ok: true,
        own: withField(own, kind, operation.bind),
        inverse: { kind, id, ...pick(own, kind) },
      };
    case 'hide':
      return {
        ok: true,
        own: withField(own, 'hidden', operation.hidden),
        inverse: { kind, id, ...pick(own, 'hidden') },
      };
    case 'lock':
      return {
        ok: true,
        own: withField(own, kind, operation.lock),
        inverse: { kind, id, ...pick(own, kind) },
      };
    case 'replace':
      return replaceOwn(own, operation);
  }
}

function replaceOwn(before: StoredNode, { id, own }: OperationOf<'replace'>): OwnChange {
  if (!isNode(own) || own.id !== id) return rejectOperation('The id of a block cannot change');
  if (slotsOf(own).length > 0) return rejectOperation('The blocks inside a block are changed separately');
  return { ok: true, own, inverse: { kind: 'replace', id, own: before } };
}

function withField(own: StoredNode, name: string, value: unknown): StoredNode {
  if (value !== undefined) return { ...own, [name]: value };
  const { [name]: _removed, ...rest } = own;
  return rest;
}

const pick = (own: StoredNode, name: string): StoredNode =>
  own[name] === undefined ? {} : { [name]: own[name] };
