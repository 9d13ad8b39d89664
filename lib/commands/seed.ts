import { getBackend } from '../backend/payload';
import { type SeedResult, seedNetwork } from '../demo/seed-network';

const start = performance.now();
const reset = process.argv.includes('--reset');

try {
  const result = await seedNetwork(await getBackend(), { reset });
  const isRejected = result.outcome === 'refused' || result.outcome === 'misplaced';
  console[isRejected ? 'error' : 'log'](describe(result));
  process.exit(isRejected ? 1 : 0);
} catch (error) {
  console.error(
    `The demo network could not be written: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  );
  process.exit(1);
}

function describe(result: SeedResult): string {
  switch (result.outcome) {
    case 'written': {
      const counts = Object.entries(result.counts).map(([name, count]) => `${count} ${name}`);
      return `Seeded in ${((performance.now() - start) / 1000).toFixed(1)} s: ${counts.join(', ')}.`;
    }
    case 'unchanged':
      return 'The network already exists; nothing was changed. To replace it: npm run seed -- --reset';
    case 'refused':
      return `Nothing was changed: this database holds ${result.collections.join(', ')} that the demonstration did not write. Set DATABASE_URL to an empty database.`;
    case 'misplaced':
      return `Nothing was changed: ${result.reason}`;
  }
}
