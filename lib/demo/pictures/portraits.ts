import type { Age } from '../art/picture-request';
import { people } from '../data/people/people';
import type { PersonRecord } from '../data/people/person-record';
import type { PictureRecord } from './picture-record';

/** The media name of a person's portrait; null for those without one. */
export function portraitOf(person: PersonRecord): string | null {
  return person.portrait ? `portrait-${person.slug}` : null;
}

function ageOf({ years_of_experience }: PersonRecord): Age {
  if (years_of_experience === null || years_of_experience < 9) return 'young';
  return years_of_experience > 17 ? 'senior' : 'middle';
}

export const portraits: readonly PictureRecord[] = people.flatMap((person) => {
  const name = portraitOf(person);
  if (!name) return [];
  const presentation = person.portrait === 'woman' ? 'feminine' : 'masculine';
  return [
    {
      name,
      alt: `Portrait of ${person.first_name} ${person.last_name}`,
      request: { kind: 'portrait', key: person.slug, presentation, age: ageOf(person) },
    },
  ];
});
