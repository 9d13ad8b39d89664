import type { CoverCategory } from '../data/listings/cover-categories';
import subjects from './cover-subjects.json' with { type: 'json' };

/** The subjects of the covers of a category, outdoors and indoors; each includes the category. */
export const coverSubjects: Readonly<Record<CoverCategory, { outside: string; inside: string }>> = subjects;
