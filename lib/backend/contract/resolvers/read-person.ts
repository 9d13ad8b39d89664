import type { AgentLinked } from '@/lib/backend/contract/reads/short-records';
import type { Person } from '@/lib/backend/payload-types';

/** First and last name. */
export function readFullName({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`.trim();
}

/** The slug of a person's own page, or null for people without one. */
export function readAgentSlug({ is_agent, slug }: AgentLinked): string | null {
  return is_agent && slug ? slug : null;
}

/** The number somebody is called at, wherever they are shown: that of an agent's page, else what of the others is public (field access holds back what is not). */
export function readAgentPhone(person: Person): string | null {
  // One by one: who has the first does not depend on the others.
  return (person.is_agent ? person.phone : null) ?? person.mobile_e164 ?? person.telephone_number ?? null;
}

/** The extension that goes with that number; a mobile phone has none. */
export function readAgentExtension(person: Person): string | null {
  const { extension } = person;
  return extension && readAgentPhone(person) !== person.mobile_e164 ? extension : null;
}
