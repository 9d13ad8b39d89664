import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { blockTitleOf } from '../outline/block-name';
import { describeList } from '../outline/tell-place';

/**
 * For example `after Hero, Sell your business`, `at the top of the page` or `in First column of Columns`.
 */
export function describePosition(document: OpenDocument, at: Position): string {
  if (at.after !== null) return `after ${blockTitleOf(document.blocks.get(at.after)?.own)}`;
  if (at.parent !== null) {
    const isEmpty = (listAt(document, at) ?? []).length === 0;
    return `${isEmpty ? '' : 'first '}${describeList(document, at)}`;
  }
  return document.root.length === 0 ? 'on the empty page' : 'at the top of the page';
}
