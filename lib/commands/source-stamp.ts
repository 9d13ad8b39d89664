import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'app',
  'blocks',
  'schemas',
  'adapters',
  'lib',
  'public',
  'next.config.ts',
  'proxy.ts',
  'instrumentation.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** A digest of everything the production build is made from; what is generated follows from the rest. */
export function digestSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.filter((source) => existsSync(source)).flatMap(filesUnder)) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(entry: string): string[] {
  if (path.basename(entry) === 'generated') return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

const stamp = path.join('.next', 'sources');

/** Builds the site unless the last build was made from the same sources. @throws when the build fails. */
export function ensureBuilt(): void {
  const digest = digestSources();
  if (existsSync(stamp) && existsSync('.next/BUILD_ID') && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the site (about two minutes)…');
  execFileSync(process.execPath, ['lib/ui/fonts/subset-fonts.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(stamp, digest);
}
