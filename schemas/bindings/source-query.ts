import { z } from 'zod';
import { current, type Subject, slugQuerySchema } from './subject';

/** What may be asked of a source, as it is stored with a block. */
export type SourceQuery<Name extends string = string, Query = unknown> = {
  source: Name;
  /** Its words for a form ride along, as those of a block's props do (`.meta()`). */
  schema: z.ZodType<Query>;
  /** The keys that hold a record's slug, and of what kind; `current` there means the page's own. */
  slugs: Readonly<Record<string, Subject>>;
  /** The key without which there is nothing to read; left out it means `current`. */
  about?: string;
};

/** What a source is asked, once it was parsed. */
export type QueryOf<Asked extends SourceQuery> = z.output<Asked['schema']>;

/** The query of a source that reads one record: the page's own unless another is named. */
export function recordQuery<const Name extends string>(source: Name, subject: Subject, label: string) {
  const slug = slugQuerySchema.default(current).meta({ label: 'Which one' });
  const schema = z.strictObject({ slug }).meta({ label });
  return { source, schema, slugs: { slug: subject }, about: 'slug' } as const;
}
