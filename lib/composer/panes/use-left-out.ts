import { useEffect, useState } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { type Fault, faultOf } from '@/lib/engine/fault';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import { jsonSchema } from '@/schemas/json';

/** How long after a letter a text is read, in ms: reading a long one takes longer than a key may. */
const pause = 400;

/** The links, pictures and HTML of a block's formatted texts that visitors would not see, as publishing tells them; a moment after they were written. */
export function useLeftOut(id: string, { props }: StoredNode, definition: Block): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    let isWanted = true;
    const take = (found: readonly Fault[]) =>
      setFaults((before) => (isWanted && before.length + found.length > 0 ? found : before));
    const timer = setTimeout(() => findLeftOut(id, props, definition).then(take, () => undefined), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, props, definition]);
  return faults;
}

async function findLeftOut(id: string, props: unknown, definition: Block): Promise<Fault[]> {
  const texts = formattedTexts(definition.describe(), jsonSchema.catch(null).parse(props ?? null));
  if (texts.length === 0) return [];
  // It brings with it what reads Markdown.
  const { leftOutFault } = await import('@/lib/ui/left-out-fault');
  return texts.flatMap(({ text, path }) => {
    const message = leftOutFault(text);
    return message === null ? [] : [faultOf({ id, type: definition.type }, path, message, 'unfinished')];
  });
}
