import type { GlobalMeta } from 'zod';
import type { Words } from '../field';

type FieldWords = Required<Pick<GlobalMeta, 'label' | 'control' | 'group'>> & GlobalMeta;

/** How many records a list shows. */
export const limitField: FieldWords = { label: 'At most', control: 'number', group: 'look' };

/** A name that records bear already. */
export const wordField = (label: string, words: Words): FieldWords => ({
  label,
  control: 'word',
  group: 'words',
  words,
});

/** Any of a few values; none chosen does not narrow. */
export const choicesField = (label: string, options: Record<string, string>): FieldWords => ({
  label,
  control: 'choices',
  group: 'look',
  options,
});
