import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningSite } from '../../lib/commands/serve-site';
import { serveOnFreePort } from './serve-on-free-port';

type InstanceOptions = {
  /** A data folder that outlives the instance, so that the next one finds its pages. */
  storeFolder?: string;
  /** The folder of another build than this project's own. */
  cwd?: string;
};

/** Serves another instance on a port of its own, with a data folder of its own that is removed with it. */
export async function serveInstance(
  env: Record<string, string | undefined>,
  { storeFolder, cwd }: InstanceOptions = {},
): Promise<RunningSite> {
  const dataDir = storeFolder ?? mkdtempSync(path.join(os.tmpdir(), 'tessera-beside-'));
  const remove = () => {
    if (!storeFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const location = { dataDir, ...(cwd && { cwd }) };
    const site = await serveOnFreePort({ ...location, env: { ...env, DATA_DIR: dataDir } });
    return { ...site, stop: () => site.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
