import type { ReferenceTable } from '@/lib/engine/reference-table';
import type { DeadLink } from '@/schemas/composing/links';
import type { Locale } from '@/schemas/locale';
import type { Reference } from '@/schemas/reference';
import type { PlacedLink } from './find-links';

/** A link of a draft in one of its languages. */
export type DraftLink = PlacedLink & { language: Locale };
export type PlaceOfLink = Omit<DraftLink, 'to'>;

/** What visitors find: asked of whatever answers them, for as long as somebody waits for it. */
export type SeenByVisitors = {
  isThere: (path: string, locale: Locale) => Promise<boolean>;
  readReferences: (references: readonly Reference[]) => Promise<Pick<ReferenceTable, 'paths' | 'pictures'>>;
  signal: AbortSignal;
};

export const tellDead = ({ blockId, path, language }: PlaceOfLink, message: string): DeadLink => ({
  ...{ language, block: blockId, place: path, message },
});
