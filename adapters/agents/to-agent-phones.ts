import type { AgentPhonePartsFragment } from '@/lib/graphql/generated/operations';
import type { PhoneNumbers } from '@/schemas/office';
import { toPhones } from '../offices/to-phones';

/**
 * The numbers of an agent, from which one is shown as of an office (spec section 9): those that advertisements are paid for are their office's, the
 * usual one is the agent's own, else the office's. `names` are those of the page, the network's number among them.
 */
export function toAgentPhones(
  { phone, extension, office }: AgentPhonePartsFragment,
  names: Readonly<Record<string, string>>,
): PhoneNumbers {
  const ofOffice = office ? toPhones(office, names) : { ...none, fallback: names.phone ?? null };
  return phone ? { ...ofOffice, main: phone, extension, organic: null } : ofOffice;
}

const none = { main: null, extension: null, organic: null, paid: null, triggers: [] };
