import { defineSource } from '@/lib/engine/define-source';
import { sectionQuery } from '@/schemas/bindings/site-queries';
import { readSection, type Section } from './read-section';

/** A shared section by name. */
export const sectionSource = defineSource<typeof sectionQuery, Section>({
  query: sectionQuery,
  read: ({ name }, { locale, subjects: { office } }) => readSection({ name, locale, office }),
});
