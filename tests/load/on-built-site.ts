import { ensureBuilt } from '../../lib/commands/ensure-built.ts';
import { type IsolatedSite, runSite } from '../support/run-site.ts';

/** Measures the built site in one process, over demonstration data of its own. */
export async function onBuiltSite(
  measure: (site: IsolatedSite) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await ensureBuilt();
  const site = await runSite(settings);
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
}
