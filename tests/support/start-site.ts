import type { TestProject } from 'vitest/node';
import { runSite } from './run-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    siteEnv: Record<string, string>;
  }
}

/** One site for all tests of the project `site`. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await runSite({ durable: false });
  project.provide('siteUrl', site.url);
  project.provide('siteEnv', site.env);
  return site.stop;
}
