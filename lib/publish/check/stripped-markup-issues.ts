import { formattedTexts } from '@/lib/engine/formatted-texts';
import { type Issue, issueOf } from '@/lib/engine/issue';
import type { Registry } from '@/lib/engine/registry';
import { strippedMarkupIssue } from '@/lib/ui/stripped-markup-issue';
import type { StoredBlock } from '@/schemas/stored-block';

/**
 * Issues for formatted texts of blocks and their inner blocks that contain a link, picture or HTML that
 * would be stripped.
 */
export function strippedMarkupIssues(blocks: readonly StoredBlock[], registry: Registry): Issue[] {
  const all = blocks.flatMap(withInner);
  const types = [...new Set(all.map(({ type }) => type))];
  const schemas = new Map(types.map((type) => [type, registry.get(type)?.describe() ?? null]));
  return all.flatMap((block) => {
    const props = registry.get(block.type)?.upgrade(block) ?? null;
    return formattedTexts(schemas.get(block.type), props).flatMap(({ text, path }) => {
      const message = strippedMarkupIssue(text);
      return message === null ? [] : [issueOf(block, path, message, 'unfinished')];
    });
  });
}

const withInner = (block: StoredBlock): StoredBlock[] => [
  block,
  ...Object.values(block.slots ?? {}).flatMap((inner) => inner.flatMap(withInner)),
];
