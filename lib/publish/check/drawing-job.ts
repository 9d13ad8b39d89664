import type { Fault } from '@/lib/engine/fault';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/** What is to be drawn: blocks, and Markdown that stands alone. */
export type DrawingJob = { locale: Locale; blocks: StoredBlock[]; texts: string[] };

/** What came of it: the blocks whose views threw, and the texts of which not all was drawn. */
export type DrawingAnswer = { faults: Fault[] };
