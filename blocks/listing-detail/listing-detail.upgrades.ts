import type { Upgrade } from '@/lib/engine/block';

/** Version 0 had loan terms in each block; version 1 uses those of the network (`schemas/loan.ts`). */
const useNetworkTerms: Upgrade = {
  name: 'take-network-terms',
  up: ({ loanRate, loanSource, loanYears, ...props }) => props,
};

export const listingDetailUpgrades: readonly Upgrade[] = [useNetworkTerms];
