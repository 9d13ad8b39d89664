import type { AgentLinkRecord } from '@/lib/backend/contract/reads/selected-fields';
import type { Person } from '@/lib/backend/payload-types';

export function fullNameOf({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`.trim();
}

/** The slug of a person's agent page; null for people without one. */
export function agentSlugOf({ is_agent, slug }: AgentLinkRecord): string | null {
  return is_agent && slug ? slug : null;
}

/**
 * The phone number to display: the one of the agent page, else the first of the person's other numbers that
 * is public (field access hides the rest).
 */
export function agentPhoneOf(person: Person): string | null {
  // Evaluated in this order, so that a result does not depend on fields that were not needed.
  return (person.is_agent ? person.phone : null) ?? person.mobile_e164 ?? person.telephone_number ?? null;
}

/** The extension of the displayed number; null for a mobile number. */
export function agentExtensionOf(person: Person): string | null {
  const { extension } = person;
  return extension && agentPhoneOf(person) !== person.mobile_e164 ? extension : null;
}
