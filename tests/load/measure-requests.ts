import autocannon from 'autocannon';

const seconds = 8;
const connections = 16;

type Pages = Record<string, string>;

/** Milliseconds to the first byte: the very first visit, which makes the page, and the median of 20 later ones. */
export async function measureFirstByte(url: string, pages: Pages) {
  const rows: Record<string, { first: number; cached: number }> = {};
  for (const [name, path] of Object.entries(pages)) {
    const first = await timeFirstByte(url + path);
    const later: number[] = [];
    for (let visit = 0; visit < 20; visit++) later.push(await timeFirstByte(url + path));
    rows[name] = { first, cached: median(later) };
  }
  return rows;
}

/** Requests per second for each page, as it is and compressed, and the bytes of one answer. */
export async function measureThroughput(url: string, pages: Pages) {
  const rows: Record<string, { identity: number; gzip: number; 'html bytes': number; 'gzip bytes': number }> =
    {};
  for (const [name, path] of Object.entries(pages)) {
    const identity = await load(url + path, 'identity');
    const gzip = await load(url + path, 'gzip');
    rows[name] = {
      identity: identity.rate,
      gzip: gzip.rate,
      'html bytes': identity.bytes,
      'gzip bytes': gzip.bytes,
    };
  }
  return rows;
}

async function load(url: string, encoding: string) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return {
    rate: Math.round(result.requests.average),
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
}

async function timeFirstByte(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const time = performance.now() - start;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Math.round(time * 10) / 10;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
