/** The street and the town in one line, or the town alone. */
export const toAddress = (office: { address_1: string | null; locality: string }): string =>
  [office.address_1, office.locality].filter(Boolean).join(', ');
