import type { Upgrade } from '@/lib/engine/block';

/** In version 0 each place had terms of its own for the payment example; since version 1 they are the network's (`schemas/loan.ts`). */
const takeNetworkTerms: Upgrade = {
  name: 'take-network-terms',
  up: ({ loanRate, loanSource, loanYears, ...props }) => props,
};

export const listingDetailUpgrades: readonly Upgrade[] = [takeNetworkTerms];
