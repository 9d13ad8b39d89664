import { people } from '../data/people/people';
import type { PersonRecord } from '../data/people/person-record';
import type { PictureRecord } from './picture-record';

/** The media name of a person's portrait; null without one. */
export function portraitOf(person: PersonRecord): string | null {
  return person.portrait ? `portrait-${person.slug}` : null;
}

export const portraits: readonly PictureRecord[] = people
  .filter(({ portrait }) => portrait)
  .map(({ slug, first_name, last_name }) => ({
    name: `portrait-${slug}`,
    alt: `Portrait of ${first_name} ${last_name}`,
  }));
