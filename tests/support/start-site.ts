import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from './run/create-database.ts';
import { seenFile } from './run/print-failures.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteEnv: Record<string, string>;
  }
}

/** Of what a site has said, the characters that the end of a failed run shows. */
const mostSaid = 4_000;

/** One site over the demonstration network for all tests of a project. */
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
    const said = site.output().slice(-mostSaid);
    if (said) appendFileSync(seenFile(), `\nWhat the site of ${project.name} said last:\n${said}\n`);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
