import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from './run/create-database.ts';
import { pageStatesFile } from './run/print-failures.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteEnv: Record<string, string>;
  }
}

/** How many characters of a site's output the end of a failed run prints. */
const MAX_OUTPUT_LENGTH = 4_000;

/** Starts one site over the demonstration network for all tests of a project. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const database = await createDatabase('seeded');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-site-'));
  cpSync(database.files, dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: secret, DATA_DIR: dataDir };
  const site = await serveOnFreePort({ dataDir, env });
  project.provide('siteUrl', site.url);
  project.provide('siteEnv', { ...env, SITE_URL: site.url });
  return async () => {
    await site.stop();
    const outputTail = site.output().slice(-MAX_OUTPUT_LENGTH);
    if (outputTail)
      appendFileSync(pageStatesFile(), `\nWhat the site of ${project.name} said last:\n${outputTail}\n`);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
