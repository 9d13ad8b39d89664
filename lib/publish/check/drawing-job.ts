import type { Fault } from '@/lib/engine/fault';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/**
 * What is to be drawn: blocks, and Markdown that stands alone. `filled` are the blocks with the shared sections in them, which
 * are drawn with the rest; how they are written is told where they are published.
 */
export type DrawingJob = { locale: Locale; blocks: StoredBlock[]; filled?: StoredBlock[]; texts: string[] };

/** What came of it: of the blocks those whose views threw or whose texts are not all drawn, and what is wrong with the texts alone. */
export type DrawingAnswer = { ofBlocks: Fault[]; ofTexts: string[] };
