import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import './end-with-parent.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/**
 * `node lib/commands/run.mjs FILE [ARGUMENTS]`: installs missing packages, then runs a TypeScript file on
 * Node 24.
 */
ensureInstalled();
const bin = path.resolve('node_modules', '.bin');
const own = path.join(bin, 'node');
const node = existsSync(own) ? own : process.execPath;
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
const quickDrizzle = new URL('./quick-drizzle.mjs', import.meta.url).href;
const before = [endWithParent, quickDrizzle, 'tsx'].flatMap((module) => ['--import', module]);
const child = spawn(node, [...before, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
