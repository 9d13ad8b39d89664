import { type Fault, faultOf } from '@/lib/engine/fault';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import type { Registry } from '@/lib/engine/registry';
import { leftOutFault } from '@/lib/ui/left-out-fault';
import type { StoredBlock } from '@/schemas/stored-block';

/** The formatted texts of blocks, and of those in them, with a link, a picture or HTML that would be left out. */
export function leftOutFaults(blocks: readonly StoredBlock[], registry: Registry): Fault[] {
  const all = blocks.flatMap(withInner);
  const types = [...new Set(all.map(({ type }) => type))];
  const described = new Map(types.map((type) => [type, registry.get(type)?.describe() ?? null]));
  return all.flatMap((block) => {
    const props = registry.get(block.type)?.upgrade(block) ?? null;
    return formattedTexts(described.get(block.type), props).flatMap(({ text, path }) => {
      const message = leftOutFault(text);
      return message === null ? [] : [faultOf(block, path, message, 'unfinished')];
    });
  });
}

const withInner = (block: StoredBlock): StoredBlock[] => [
  block,
  ...Object.values(block.slots ?? {}).flatMap((inner) => inner.flatMap(withInner)),
];
