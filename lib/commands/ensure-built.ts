import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestSources } from './digest-sources.ts';
import { runNode } from './run-node.ts';

const stamp = path.join('.next', 'sources');

/** The steps of the build; the stamp depends on them too. */
const steps = [['lib/ui/fonts/subset-fonts.ts'], ['node_modules/next/dist/bin/next', 'build']];

/**
 * Builds the site unless the last build has the same sources.
 * @throws when the build fails.
 */
export async function ensureBuilt(): Promise<void> {
  const currentStamp = `${JSON.stringify(steps)} ${digestSources('.')}`;
  if (existsSync(stamp) && existsSync('.next/BUILD_ID') && readFileSync(stamp, 'utf8') === currentStamp)
    return;
  console.log('Building the site (about two minutes)…');
  // `next.config.ts` writes no cache then: that takes an eighth of a build, and most clones build once.
  const isFirst = !existsSync('.next');
  for (const step of steps) {
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...(isFirst && { CI: 'true' }) };
    if ((await runNode(step, { env, quiet: true })) !== 0) throw new Error('The site could not be built');
  }
  writeFileSync(stamp, currentStamp);
}
