import { demoAccounts } from '../demo-accounts';
import { type Ids, idOf, type SeedRun, writeEach } from './seed-run';

/** Writes the demo accounts; the first one is an administrator. Existing accounts are preserved. */
export function writeStaff({ payload, req }: SeedRun, officeIds: Ids): Promise<Ids> {
  return writeEach(
    demoAccounts,
    ({ email }) => email,
    async ({ name, role, email, password, offices }) => {
      const existing = await payload.find({
        collection: 'staff',
        where: { email: { equals: email } },
        limit: 1,
        req,
      });
      const data = { name, role, email, password, offices: offices.map((slug) => idOf(officeIds, slug)) };
      const [account] = existing.docs;
      if (account)
        return payload.update({ collection: 'staff', id: account.id, data: { offices: data.offices }, req });
      return payload.create({ collection: 'staff', data, req });
    },
  );
}
