import { ensureBuilt } from '../../lib/commands/source-stamp.ts';
import { runSite, type SiteOfItsOwn } from '../support/run-site.ts';

/** Measures the built site in one process, over the demonstration and data of its own. */
export async function onBuiltSite(
  measure: (site: SiteOfItsOwn) => Promise<void>,
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
