/** Why a mail was not taken; `isUnreached` where its server said nothing of this mail, so that the next may fare alike. */
export type MailFault = { says: string; isUnreached: boolean };

/** As `nodemailer` calls what happens before a mail is spoken of. */
const before = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ETLS', 'EAUTH', 'ENOAUTH'];

export function mailFault(error: unknown): MailFault {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const says = error instanceof Error ? error.message : String(error);
  return { says: says.slice(0, 1_000), isUnreached: before.some((one) => one === code) };
}
