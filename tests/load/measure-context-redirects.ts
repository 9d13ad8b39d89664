import { percentile } from './percentile.ts';

const rounds = 200;

/** Addresses that redirect by language, brand context or staff redirect, with the cookies of the visit. */
const addresses: Record<string, { path: string; cookie?: string; to: string }> = {
  'the language of the visitor': { path: '/blog', cookie: 'lang=en-US', to: '/en-US/blog' },
  'into the office of the visitor': {
    path: '/en-GH/blog',
    cookie: 'office=greater-accra/osu',
    to: '/en-GH/locations/greater-accra/osu/blog',
  },
  'to the agent of the visitor': {
    path: '/en-GH/sell-a-business',
    cookie: 'agent=kojo-ebo-arthur',
    to: '/en-GH/agents/kojo-ebo-arthur/sell-a-business',
  },
  'into an office that is named': {
    path: '/en-GH/blog?store=osu',
    to: '/en-GH/locations/greater-accra/osu/blog',
  },
  'by a redirect of staff': { path: '/en-GH/about-us', to: '/en-GH/about-transworld-business-advisors' },
};

/** Milliseconds until the redirect response. */
export async function measureContextRedirects(url: string) {
  const rows: Record<string, { p50: number; p95: number }> = {};
  for (const [name, { path, cookie, to }] of Object.entries(addresses)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const response = await fetch(url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
      times.push(performance.now() - start);
      const location = response.headers.get('location') ?? '';
      if (new URL(location, url).pathname !== to)
        throw new Error(`${path} redirects to ${response.status} ${location}`);
    }
    rows[name] = { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  }
  return rows;
}
