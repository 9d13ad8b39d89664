import { isNode, walkNodes } from '@/lib/document/nodes';
import { visibleNodes } from '@/lib/document/visible-nodes';
import { placeholderText } from './placeholder-text';

/** True when the props of a block contain placeholder text; blocks in its slots are not checked. */
export const hasPlaceholderProps = (node: unknown): boolean =>
  isNode(node) && JSON.stringify(node.props ?? null).includes(placeholderText);

/** True when a visible block of a document contains placeholder text. For documents within the limits. */
export const hasPlaceholder = (nodes: readonly unknown[]): boolean =>
  [...walkNodes(visibleNodes(nodes))].some(({ node }) => hasPlaceholderProps(node));
