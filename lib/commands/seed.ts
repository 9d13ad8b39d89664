import { getBackend } from '../backend/payload';
import { seedNetwork } from '../demo/seed-network';

const start = performance.now();
const reset = process.argv.includes('--reset');

try {
  const payload = await getBackend();
  const written = await seedNetwork(payload, { reset });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    written
      ? `Seeded in ${seconds} s: ${describe(written)}.`
      : 'The network is there already; nothing was changed.',
  );
  process.exit(0);
} catch (error) {
  console.error(
    `The demo network could not be written: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  );
  process.exit(1);
}

function describe(written: Readonly<Record<string, number>>): string {
  return Object.entries(written)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
