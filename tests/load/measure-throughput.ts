import type { SiteOfItsOwn } from '../support/run-site.ts';
import { extent } from './bench-extent.ts';
import { cores, keepOnCores } from './cores.ts';
import { readCpu } from './measure-cpu.ts';
import { percentile } from './percentile.ts';
import { type Load, runWrk } from './run-wrk.ts';
import { serveBehindNginx, servePageFiles } from './serve-in-nginx.ts';

type Pages = Record<string, string>;
/** The addresses of a page, by who answers. */
type Addresses = { file: string; server: string; behind: string };

/**
 * Requests per second for each page, as it is and compressed, of each who answers on one core: nginx has one worker. The three
 * take turns, so that a machine that is disturbed disturbs them all. With µs of processor that a request costs the server.
 */
export async function measureThroughput(site: SiteOfItsOwn, pages: Pages) {
  const files = await servePageFiles(site, pages);
  const edge = await serveBehindNginx(site);
  for (const { pid } of [site, files, edge]) keepOnCores(pid, cores.server);
  const rows: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
  try {
    for (const [name, page] of Object.entries(pages)) {
      const addresses = {
        file: `${files.url}/${name}.html`,
        server: site.url + page,
        behind: edge.url + page,
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

async function measurePage(addresses: Addresses, encoding: string, pid: number | undefined) {
  const rounds: { file: Load; server: Load; behind: Load; cpu: number }[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    const file = await runWrk(addresses.file, encoding);
    const before = readCpu(pid);
    const server = await runWrk(addresses.server, encoding);
    const cpu = (readCpu(pid) - before) / server.requests;
    rounds.push({ file, server, cpu, behind: await runWrk(addresses.behind, encoding) });
  }
  const rateOf = (who: keyof Addresses) =>
    percentile(
      rounds.map((round) => round[who].rate),
      0.5,
    );
  const [file, server, behind] = [rateOf('file'), rateOf('server'), rateOf('behind')];
  return {
    'nginx file': Math.round(file),
    server: Math.round(server),
    'behind nginx': Math.round(behind),
    'server : file': Math.round((server / file) * 100) / 100,
    'behind : file': Math.round((behind / file) * 100) / 100,
    'server CPU µs': percentile(
      rounds.map(({ cpu }) => cpu),
      0.5,
    ),
  };
}
