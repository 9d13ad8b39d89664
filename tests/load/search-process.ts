import { askSearches, searchesAsked } from './ask-searches';

/** One of the processes that serve a site, as far as it searches: asks what it is told to, and tells how long that took. */
process.on('message', async (message) => {
  const asked = searchesAsked.parse(message);
  const before = process.cpuUsage();
  const times = await askSearches(asked);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ times, cpu: (user + system) / 1_000, memory: process.memoryUsage.rss() / 1_048_576 });
});
process.on('disconnect', () => process.exit());
