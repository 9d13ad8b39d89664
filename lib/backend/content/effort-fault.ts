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
  if (effortOf(blocks, most) <= most) return null;
  // Of many that are small by themselves none is to blame.
  const isOneDear = blocks.some((block) => effortOf([block]) > most / small);
  return { path: 'blocks', message, ...(isOneDear && atDearest(blocks, message)) };
}

/** What takes less than this part of all that may be drawn is small. */
const small = 20;

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
