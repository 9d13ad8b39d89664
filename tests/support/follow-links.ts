import { setTimeout as sleep } from 'node:timers/promises';
import { matchRoute } from '@/lib/routes/match-route';

type FollowedLink = { from: string; href: string };
/** The final response of an address, and the ids on it. */
type CheckedAddress = { status: number; ids: ReadonlySet<string>; links: readonly FollowedLink[] };

/** Number of concurrent requests. */
const MAX_CONCURRENT_REQUESTS = 4;

/**
 * Follows the links of pages, each address once. Follows all links, and those of the linked pages except
 * pages with a query; with `oneOfEach` only the links of the first pages, and of links to pages of one kind
 * in one language only the first.
 * @returns broken links as `from → to: reason`: final responses other than 200, and missing anchors.
 */
export async function followLinks(
  site: string,
  first: readonly string[],
  { oneOfEach }: { oneOfEach: boolean },
): Promise<{ followed: number; brokenLinks: string[] }> {
  const answers = new Map<string, Promise<CheckedAddress>>();
  const kinds = new Set<string>();
  const followed: FollowedLink[] = [];
  const fetchOnce = (address: string) => {
    const pending = answers.get(address) ?? fetchTarget(site, address);
    answers.set(address, pending);
    return pending;
  };
  const shouldFollow = ({ href }: FollowedLink) => {
    if (!oneOfEach) return true;
    const kind = kindOf(href);
    return kinds.has(kind) ? false : kinds.add(kind);
  };
  const queue = [...first];
  const read = new Set(first);
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      for (const link of (await fetchOnce(address)).links.filter(shouldFollow)) {
        followed.push(link);
        const [to = ''] = link.href.split('#');
        await fetchOnce(to);
        if (oneOfEach || to.includes('?') || read.has(to)) continue;
        read.add(to);
        queue.push(to);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, work));
  const brokenLinks = await Promise.all(
    followed.map(async (link) => {
      const [to = '', hash] = link.href.split('#');
      const { status, ids } = await fetchOnce(to);
      if (status !== 200) return `${link.from} → ${link.href}: ${status}`;
      return hash && !ids.has(decodeURIComponent(hash)) ? `${link.from} → ${link.href}: not there` : null;
    }),
  );
  return { followed: answers.size, brokenLinks: brokenLinks.filter((brokenLink) => brokenLink !== null) };
}

async function fetchTarget(site: string, address: string): Promise<CheckedAddress> {
  const response = await fetchWithRetry(site + address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await response.text() : '';
  if (!isPage) await response.body?.cancel();
  return {
    status: response.status,
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, written = '']) => {
      const { origin, pathname, search, hash } = new URL(written.replaceAll('&amp;', '&'), response.url);
      return origin === new URL(site).origin ? [{ from: address, href: pathname + search + hash }] : [];
    }),
  };
}

/** Fetches a page, once more after Retry-After when a busy server answers 503, as search engines do. */
async function fetchWithRetry(address: string): Promise<Response> {
  const response = await fetch(address);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || seconds === 0) return response;
  await response.body?.cancel();
  await sleep(seconds * 1_000);
  return fetch(address);
}

/**
 * The kind of a link: the language and row of its page, the names of its parameters, and its hash; without a
 * row, the path.
 */
function kindOf(href: string): string {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  const [, language = '', ...below] = pathname.split('/');
  const row = matchRoute(`/${below.join('/')}`)?.row.pattern;
  return `${language} ${row ?? pathname}${[...new URLSearchParams(search).keys()].join()}${hash}`;
}
