/** The display name of a person. */
export const personName = (person: {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): string => [person.first_name, person.last_name].filter(Boolean).join(' ');
