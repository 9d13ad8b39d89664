import type { ContractContext } from '@/lib/backend/contract/context';
import { loadOfficePin } from '@/lib/backend/contract/resolvers/load-relations';
import { agentPhoneOf, agentSlugOf, fullNameOf } from '@/lib/backend/contract/resolvers/person-fields';
import type { Buyer } from '@/lib/backend/payload-types';
import { relationId } from '@/lib/backend/relation-id';
import { agentPath } from '@/lib/routes/record-paths';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';

/** The agent who looks after a buyer, otherwise the office; null for a buyer of the network. */
export async function findAssignedAgent(
  buyer: Buyer,
  { loaders }: ContractContext,
): Promise<BuyerResponse<'account'>['agent']> {
  const pin = await loadOfficePin(loaders, relationId(buyer.office));
  const agentId = relationId(buyer.agent);
  const person = agentId === null ? null : await loaders.person.load(agentId);
  const office = pin?.office;
  if (person) {
    const slug = agentSlugOf(person);
    return {
      ...{ name: fullNameOf(person), office: office?.name ?? null, phone: agentPhoneOf(person) },
      ...{ email: person.email ?? null, href: slug ? agentPath(slug) : null },
    };
  }
  if (!office) return null;
  return {
    ...{ name: office.name, office: office.name, phone: office.main_telephone ?? null },
    ...{ email: null, href: null },
  };
}
