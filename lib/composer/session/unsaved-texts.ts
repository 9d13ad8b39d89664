import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';

/** The texts of all blocks with unsaved changes, for copying them elsewhere; empty if there are none. */
export function unsavedTexts(document: OpenDocument, stored: OpenDocument): string {
  const texts = [...document.blocks].flatMap(([id, { node }]) => {
    if (!isNode(node) || isSameJson(node, stored.blocks.get(id)?.node)) return [];
    const texts = textsIn(node.props);
    const label = registry.get(String(node.type))?.label ?? String(node.type);
    return texts.length > 0 ? [`${label}\n${texts.join('\n')}`] : [];
  });
  return texts.join('\n\n');
}

/** All strings that the user may have typed. A single lowercase word is an option of a select field. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || /^[a-z-]+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isNode(value) ? Object.values(value).flatMap(textsIn) : [];
}
