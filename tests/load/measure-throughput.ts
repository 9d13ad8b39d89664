import type { IsolatedSite } from '../support/run-site.ts';
import { extent } from './bench-extent.ts';
import { cores, pinToCores } from './cores.ts';
import { readCpu } from './measure-cpu.ts';
import { percentile } from './percentile.ts';
import { runWrk, type WrkResult } from './run-wrk.ts';
import { servePageFiles, serveViaNginx } from './serve-in-nginx.ts';

type Pages = Record<string, string>;
/** The addresses of a page, by server. */
type ThroughputAddresses = { file: string; server: string; viaNginx: string };

/**
 * Requests per second for each page, uncompressed and compressed, of each server on one core: nginx has one
 * worker. The three alternate, so that a disturbance of the machine affects them all. Includes the CPU time
 * per request of the server, in µs.
 */
export async function measureThroughput(site: IsolatedSite, pages: Pages) {
  const files = await servePageFiles(site, pages);
  const edge = await serveViaNginx(site);
  for (const { pid } of [site, files, edge]) pinToCores(pid, cores.server);
  const rows: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
  try {
    for (const [name, page] of Object.entries(pages)) {
      const addresses = {
        file: `${files.url}/${name}.html`,
        server: site.url + page,
        viaNginx: edge.url + page,
      };
      for (const encoding of ['identity', 'gzip'])
        rows[`${name}, ${encoding}`] = await measurePage(addresses, encoding, site.pid);
    }
  } finally {
    await edge.stop();
    await files.stop();
  }
  return rows;
}

async function measurePage(addresses: ThroughputAddresses, encoding: string, pid: number | undefined) {
  const rounds: { file: WrkResult; server: WrkResult; viaNginx: WrkResult; cpu: number }[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    const file = await runWrk(addresses.file, encoding);
    const before = readCpu(pid);
    const server = await runWrk(addresses.server, encoding);
    const cpu = (readCpu(pid) - before) / server.requests;
    rounds.push({ file, server, cpu, viaNginx: await runWrk(addresses.viaNginx, encoding) });
  }
  const rateOf = (name: keyof ThroughputAddresses) =>
    percentile(
      rounds.map((round) => round[name].rate),
      0.5,
    );
  const [file, server, viaNginx] = [rateOf('file'), rateOf('server'), rateOf('viaNginx')];
  return {
    'nginx file': Math.round(file),
    server: Math.round(server),
    'behind nginx': Math.round(viaNginx),
    'server : file': Math.round((server / file) * 100) / 100,
    'behind : file': Math.round((viaNginx / file) * 100) / 100,
    'server CPU µs': percentile(
      rounds.map(({ cpu }) => cpu),
      0.5,
    ),
  };
}
