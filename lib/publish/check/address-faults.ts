import { type Fault, faultOf, faultOfAll } from '@/lib/engine/fault';
import type { Registry } from '@/lib/engine/registry';
import type { StoredBlock } from '@/schemas/stored-block';
import { addressFault } from './address-fault';
import type { DrawingJob } from './drawing-job';
import { formattedTexts } from './formatted-texts';

/** The formatted texts with a link or a picture that would be left out: of blocks and those in them, and those that stand alone. */
export function addressFaults({ blocks, texts }: DrawingJob, registry: Registry): Fault[] {
  const all = blocks.flatMap(withInner);
  const types = [...new Set(all.map(({ type }) => type))];
  const described = new Map(types.map((type) => [type, registry.get(type)?.describe() ?? null]));
  const inBlocks = all.flatMap((block) => {
    const props = registry.get(block.type)?.upgrade(block) ?? null;
    return formattedTexts(described.get(block.type), props).flatMap(({ text, path }) => {
      const message = addressFault(text);
      return message === null ? [] : [faultOf(block, path, message, 'unfinished')];
    });
  });
  return [...inBlocks, ...texts.flatMap((text) => addressFault(text) ?? []).map(faultOfAll)];
}

const withInner = (block: StoredBlock): StoredBlock[] => [
  block,
  ...Object.values(block.slots ?? {}).flatMap((inner) => inner.flatMap(withInner)),
];
