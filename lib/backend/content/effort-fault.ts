import { effortOf, mostEffort } from '@/lib/document/drawing-effort';
import type { DrawingJob } from '@/lib/publish/check/drawing-job';
import type { StoredBlock } from '@/schemas/stored-block';
import type { ContentFault } from './refuse-content';

/** Why content is too much to be drawn at once, counted with its shared sections in it; null when it is not. */
export function effortFault({ blocks, texts }: DrawingJob, kind: 'page' | 'section'): ContentFault | null {
  const bodies = texts.map((text) => ({ props: { text } }));
  if (effortOf(bodies, mostEffort.body) > mostEffort.body)
    return { path: 'body', message: tooMuch('text', 'make two of it') };
  const most = mostEffort[kind];
  const message = tooMuch(kind, `move blocks to another ${kind}`);
  return effortOf(blocks, most) > most ? { path: 'blocks', message, ...atDearest(blocks, message) } : null;
}

/** Where something can be done about it: the block of the document itself that takes most of the work, with what stands in it. */
export function atDearest(
  blocks: readonly StoredBlock[],
  sentence: string,
): Pick<ContentFault, 'block' | 'place' | 'sentence'> {
  const [dearest] = blocks.toSorted((one, other) => effortOf([other]) - effortOf([one]));
  return dearest ? { block: dearest.id, place: '', sentence } : {};
}

const tooMuch = (kind: string, otherwise: string) =>
  `This ${kind} is more than can be drawn at once, its shared sections counted: use fewer lines, formatting marks and words, or ${otherwise}`;
