import { percentile } from './percentile.ts';

type FirstByte = { time: number; isStored: boolean };

/**
 * Milliseconds to the first byte: of the first request, which renders the page unless it was stored already,
 * and the median of 20 later ones.
 */
export async function measureFirstByte(url: string, pages: Record<string, string>) {
  const rows: Record<string, { first: number; 'first by': string; later: number }> = {};
  for (const [name, path] of Object.entries(pages)) {
    const first = await requestPage(url + path);
    const later: number[] = [];
    for (let round = 0; round < 20; round++) later.push((await requestPage(url + path)).time);
    rows[name] = {
      first: percentile([first.time], 0.5),
      'first by': first.isStored ? 'store' : 'rendering',
      later: percentile(later, 0.5),
    };
  }
  return rows;
}

async function requestPage(url: string): Promise<FirstByte> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const time = performance.now() - start;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { time, isStored: response.headers.has('cache-status') };
}
