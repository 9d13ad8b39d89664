import type { AgentPhonePartsFragment } from '@/lib/graphql/generated/operations';
import type { PhoneNumbers } from '@/schemas/office';
import { toPhones } from '../offices/to-phones';

/**
 * The phone numbers of an agent, of which the page displays one in the same way as for an office (spec
 * section 9). Numbers for paid traffic are those of the office; the organic number is the agent's own, or
 * else that of the office. `names` are the names of the page, including the phone number of the network.
 */
export function toAgentPhones(
  { phone, extension, office }: AgentPhonePartsFragment,
  names: Readonly<Record<string, string>>,
): PhoneNumbers {
  const ofOffice = office ? toPhones(office, names) : { ...none, fallback: names.phone ?? null };
  return phone ? { ...ofOffice, main: phone, extension, organic: null } : ofOffice;
}

const none = { main: null, extension: null, organic: null, paid: null, triggers: [] };
