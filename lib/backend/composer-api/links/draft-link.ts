import type { ReferenceTable } from '@/lib/engine/reference-table';
import type { DeadLink } from '@/schemas/composing/links';
import type { Locale } from '@/schemas/locale';
import type { Reference } from '@/schemas/reference';
import type { PlacedLink } from './find-links';

/** A link in one language of a draft. */
export type DraftLink = PlacedLink & { language: Locale };
export type LinkPosition = Omit<DraftLink, 'to'>;

/** Functions that check links as visitors see them; `signal` aborts the checks. */
export type VisitorView = {
  addressExists: (path: string, locale: Locale) => Promise<boolean>;
  readReferences: (references: readonly Reference[]) => Promise<Pick<ReferenceTable, 'paths' | 'pictures'>>;
  signal: AbortSignal;
};

export const toDeadLink = ({ blockId, path, language }: LinkPosition, message: string): DeadLink => ({
  ...{ language, block: blockId, place: path, message },
});
