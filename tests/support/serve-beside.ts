import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningSite } from '../../lib/commands/serve-site';
import { serveOnFreePort } from './serve-on-free-port';

type Place = {
  /** A data folder that outlives the instance, so that the next one finds its pages. */
  keptFolder?: string;
  /** The folder of another build than this project's own. */
  cwd?: string;
};

/** One more instance, on a port of its own and over a data folder of its own, which goes with it. */
export async function serveBeside(
  env: Record<string, string | undefined>,
  { keptFolder, cwd }: Place = {},
): Promise<RunningSite> {
  const dataDir = keptFolder ?? mkdtempSync(path.join(os.tmpdir(), 'tessera-beside-'));
  const remove = () => {
    if (!keptFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const place = { dataDir, ...(cwd && { cwd }) };
    const site = await serveOnFreePort({ ...place, env: { ...env, DATA_DIR: dataDir } });
    return { ...site, stop: () => site.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
