import type { DataFromCollectionSlug, Payload } from 'payload';
import type { Recorder } from '@/lib/backend/dependencies/recorder';
import type { Shown } from '@/schemas/dependency';

/** What reads need: the backend, the note of what they read, and the answers there are already. */
export type Reading = {
  payload: Payload;
  recorder: Recorder;
  answers: Answers;
};

/** What was found, by collection and query: the same question is asked once. */
export type Answers = { [Slug in Shown]?: Map<string, Promise<DataFromCollectionSlug<Slug>[]>> };
