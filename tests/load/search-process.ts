import { runSearches, searchJobSchema } from './run-searches';

/** A process that serves searches as a site does: runs the jobs it receives and returns their durations. */
process.on('message', async (message) => {
  const job = searchJobSchema.parse(message);
  const before = process.cpuUsage();
  const times = await runSearches(job);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ times, cpu: (user + system) / 1_000, memory: process.memoryUsage.rss() / 1_048_576 });
});
process.on('disconnect', () => process.exit());
