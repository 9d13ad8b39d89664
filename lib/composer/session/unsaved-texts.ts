import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';

/** The texts of all blocks with unsaved changes, for copying them elsewhere; empty if there are none. */
export function unsavedTexts(document: OpenDocument, stored: OpenDocument): string {
  const texts = [...document.blocks].flatMap(([id, { own }]) => {
    if (!isNode(own) || isSameJson(own, stored.blocks.get(id)?.own)) return [];
    const texts = textsIn(own.props);
    const label = registry.get(String(own.type))?.label ?? String(own.type);
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
