import { isNode } from '@/lib/document/nodes';

/** What people call the source of a block's data; null when there is none. */
export function sourceName(bind: unknown): string | null {
  if (!isNode(bind) || typeof bind.source !== 'string') return null;
  const words = bind.source.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
