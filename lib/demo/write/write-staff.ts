import { demoAccounts } from '../demo-accounts';
import { type Ids, idOf, type SeedRun, writeEach } from './seed-run';

/** The demo sign-ins; the first account may do everything. Accounts that exist already are kept. */
export function writeStaff({ payload, req }: SeedRun, officeIds: Ids): Promise<Ids> {
  return writeEach(
    demoAccounts,
    ({ email }) => email,
    async ({ name, role, email, password, offices }) => {
      const found = await payload.find({
        collection: 'staff',
        where: { email: { equals: email } },
        limit: 1,
        req,
      });
      const data = { name, role, email, password, offices: offices.map((slug) => idOf(officeIds, slug)) };
      const [kept] = found.docs;
      if (kept)
        return payload.update({ collection: 'staff', id: kept.id, data: { offices: data.offices }, req });
      return payload.create({ collection: 'staff', data, req });
    },
  );
}
