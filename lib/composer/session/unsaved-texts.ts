import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';

/** The texts of the blocks that are not stored as they are on the screen, to be copied and put in elsewhere; empty when there are none. */
export function unsavedTexts(document: OpenDocument, stored: OpenDocument): string {
  const texts = [...document.blocks].flatMap(([id, { own }]) => {
    if (!isNode(own) || isSameJson(own, stored.blocks.get(id)?.own)) return [];
    const words = wordsIn(own.props);
    const label = registry.get(String(own.type))?.label ?? String(own.type);
    return words.length > 0 ? [`${label}\n${words.join('\n')}`] : [];
  });
  return texts.join('\n\n');
}

/** Whatever somebody may have typed: what is one word in small letters is a choice among several. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || /^[a-z-]+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isNode(value) ? Object.values(value).flatMap(wordsIn) : [];
}
