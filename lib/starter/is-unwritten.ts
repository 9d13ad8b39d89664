import { isNode, walkNodes } from '@/lib/document/nodes';
import { shownNodes } from '@/lib/document/shown-nodes';
import { toBeWritten } from './to-be-written';

/** Whether a block still says that something in it is to be written, as new ones do; what stands in it is not looked at. */
export const isUnwrittenBlock = (own: unknown): boolean =>
  isNode(own) && JSON.stringify(own.props ?? null).includes(toBeWritten);

/** Whether visitors would read that anywhere in a document. For documents within the limits. */
export const isUnwritten = (nodes: readonly unknown[]): boolean =>
  [...walkNodes(shownNodes(nodes))].some(({ node }) => isUnwrittenBlock(node));
