import { z } from 'zod';
import { current, type Subject, slugQuerySchema } from './subject';

/** The query of a source, as stored with a block. */
export type SourceQuery<Name extends string = string, Query = unknown> = {
  source: Name;
  /** Contains the labels for the form, as the props of blocks do (`.meta()`). */
  schema: z.ZodType<Query>;
  /** The keys with a record's slug, and the kind of the record; `current` is the page's own record. */
  slugs: Readonly<Record<string, Subject>>;
  /** The key of the required record; omitted, it means `current`. */
  about?: string;
};

/** The parsed query of a source. */
export type QueryOf<Requested extends SourceQuery> = z.output<Requested['schema']>;

/** The query of a source that reads one record: the page's own unless another one is selected. */
export function recordQuery<const Name extends string>(source: Name, subject: Subject, label: string) {
  const slug = slugQuerySchema.default(current).meta({ label: 'Name' });
  const schema = z.strictObject({ slug }).meta({ label });
  return { source, schema, slugs: { slug: subject }, about: 'slug' } as const;
}
