/** The street and town in one line, or only the town. */
export const toAddress = (office: { address_1: string | null; locality: string }): string =>
  [office.address_1, office.locality].filter(Boolean).join(', ');
