import { createLocalReq, type Payload } from 'payload';
import { emptyNetwork } from './write/empty-network';
import type { SeedRun } from './write/seed-run';
import { writeAmerican } from './write/write-american';
import { writeListings } from './write/write-listings';
import { writeOffices, writeRegions } from './write/write-offices';
import { writeMenus, writePages, writeRedirects, writeSections } from './write/write-pages';
import { writePeople } from './write/write-people';
import { writePictures } from './write/write-pictures';
import { writeStaff } from './write/write-staff';
import { writePosts, writeReviews } from './write/write-voices';

export type SeedOptions = {
  /** Empties the network first. Staff accounts are kept. */
  reset?: boolean;
};

/** How many documents of each kind were written; null when the database has offices already and nothing was done. */
export type SeedResult = Readonly<Record<string, number>> | null;

/** Writes the demo network into an empty database: all of it, or nothing when something fails. */
export async function seedNetwork(
  payload: Payload,
  { reset = false }: SeedOptions = {},
): Promise<SeedResult> {
  const { totalDocs } = await payload.count({ collection: 'offices' });
  if (totalDocs > 0 && !reset) return null;

  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction !== null) req.transactionID = transaction;
  try {
    const run: SeedRun = { payload, req };
    if (reset) await emptyNetwork(run);
    const result = await writeNetwork(run);
    if (transaction !== null) await payload.db.commitTransaction(transaction);
    return result;
  } catch (error) {
    if (transaction !== null) await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}

async function writeNetwork(run: SeedRun): Promise<SeedResult> {
  const regions = await writeRegions(run);
  const pictures = await writePictures(run);
  const offices = await writeOffices(run, regions, pictures);
  const people = await writePeople(run, offices, pictures);
  const ids = { regions, pictures, offices, people };
  const posts = await writePosts(run, ids);
  const pages = await writePages(run, offices, people);
  const written = {
    regions,
    pictures,
    offices,
    people,
    listings: await writeListings(run, ids),
    posts,
    reviews: await writeReviews(run, ids),
    sections: await writeSections(run, offices),
    menus: await writeMenus(run, offices),
    pages,
    redirects: await writeRedirects(run),
    accounts: await writeStaff(run, offices),
  };
  const counts = Object.entries(written).map(([name, { size }]): [string, number] => [name, size]);
  return Object.fromEntries([...counts, ['American versions', await writeAmerican(run, pages, posts)]]);
}
