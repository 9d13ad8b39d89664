import type { DataFromCollectionSlug, Payload } from 'payload';
import type { Waves } from '@/lib/backend/contract/reads/create-waves';
import type { Recorder } from '@/lib/backend/dependencies/recorder';
import type { Shown } from '@/schemas/dependency';

/** What reads need: the backend, the note of what they read, and the answers there are already. */
export type Reading = {
  payload: Payload;
  recorder: Recorder;
  waves: Waves;
  answers: Answers;
  known: Known;
  counts: Map<string, Promise<number>>;
  /** The lists that were longer than an answer may hold. */
  cut: Set<string>;
};

/** What was found, by collection and query: the same question is asked once. */
export type Answers = { [Slug in Shown]?: Map<string, Promise<DataFromCollectionSlug<Slug>[]>> };

/** What was found, by collection and id, in the language of the content without one. */
export type Known = { [Slug in Shown]?: Map<number, DataFromCollectionSlug<Slug>> };
