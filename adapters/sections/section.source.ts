import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { readSection, type Section, sectionTag } from './read-section';

const querySchema = z.strictObject({ name: z.string().min(1).max(80) });
type Query = z.infer<typeof querySchema>;

/** A shared piece of pages by name. */
export const sectionSource: Source<'section', Query, Section> = {
  name: 'section',
  query: querySchema,
  tags: ({ name }) => [sectionTag(name)],
  read: ({ name }, { locale, office }) => readSection({ name, locale, office }),
};
