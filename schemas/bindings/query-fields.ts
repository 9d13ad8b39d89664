import type { GlobalMeta } from 'zod';
import type { SuggestionKind } from '../field';

type QueryFieldMeta = Required<Pick<GlobalMeta, 'label' | 'control' | 'group'>> & GlobalMeta;

/** The maximum number of records in a list. */
export const limitField: QueryFieldMeta = { label: 'Maximum', control: 'number', group: 'look' };

/** A text with suggestions: names that existing records have. */
export const suggestionField = (label: string, words: SuggestionKind): QueryFieldMeta => ({
  label,
  control: 'word',
  group: 'words',
  words,
});

/** Several options; without a selection there is no filter. */
export const choicesField = (label: string, options: Record<string, string>): QueryFieldMeta => ({
  label,
  control: 'choices',
  group: 'look',
  options,
});
