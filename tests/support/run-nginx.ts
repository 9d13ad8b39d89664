import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureNginx } from '../../lib/commands/ensure-program.ts';
import { freePort } from '../../lib/local-database/free-port.ts';

export type RunningNginx = { url: string; pid: number | undefined; stop: () => Promise<void> };

/** Returns the configuration of the `http` context for a port. */
type Configure = (port: number) => string;

/**
 * Starts an nginx in a folder of its own.
 * @throws with its output when the configuration is invalid.
 */
export async function runNginx(configure: Configure): Promise<RunningNginx> {
  const nginx = ensureNginx();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, fullConfiguration(folder, configure(port)));
  const checked = spawnSync(nginx, ['-t', '-c', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration: ${checked.stderr}`);
  const child = spawn(nginx, ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 100 && !(await isListening(url)); tries += 1) await sleep(50);
  const stop = async () => {
    process.off('exit', end);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid, stop };
}

const isListening = (url: string) =>
  fetch(`${url}/en-GH`, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );

const fullConfiguration = (folder: string, site: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  default_type application/octet-stream;
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;
