import { getBackend } from '../../../lib/backend/payload';
import { seedNetwork } from '../../../lib/demo/seed-network';

/**
 * `node --import tsx fill-template.ts empty|seeded`: fills the database of `DATABASE_URL` with the content
 * of a template.
 */
const payload = await getBackend();
if (process.argv[2] === 'seeded') {
  // Simulates two concurrent seed runs: one writes the network, the other leaves it unchanged.
  const results = await Promise.all([seedNetwork(payload), seedNetwork(payload)]);
  const outcomes = results.map(({ outcome }) => outcome).sort();
  if (outcomes.join() !== 'unchanged,written')
    throw new Error(`The outcomes of two concurrent seed runs are ${outcomes}`);
}
process.exit(0);
