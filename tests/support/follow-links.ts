import { setTimeout as sleep } from 'node:timers/promises';
import { matchRoute } from '@/lib/routes/match-route';

type Link = { from: string; href: string };
/** What an address of the site answers in the end, and the names of places on it. */
type Answer = { status: number; ids: ReadonlySet<string>; links: readonly Link[] };

/** Requests at once. */
const hands = 4;

/**
 * Follows what pages of a site link to, each address once. All links, and those of the pages they lead to but for answers to a query, or with
 * `oneOfEach` only what the first pages link to, and of links to pages of one kind in one language the first.
 * @returns what is wrong, as `from → to: what`: addresses that answer other than 200 in the end, and places on a page that are not there.
 */
export async function followLinks(
  site: string,
  first: readonly string[],
  { oneOfEach }: { oneOfEach: boolean },
): Promise<{ followed: number; faults: string[] }> {
  const answers = new Map<string, Promise<Answer>>();
  const kinds = new Set<string>();
  const followed: Link[] = [];
  const ask = (address: string) => {
    const asked = answers.get(address) ?? askFor(site, address);
    answers.set(address, asked);
    return asked;
  };
  const isWanted = ({ href }: Link) => {
    if (!oneOfEach) return true;
    const kind = kindOf(href);
    return kinds.has(kind) ? false : kinds.add(kind);
  };
  const waiting = [...first];
  const read = new Set(first);
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      for (const link of (await ask(address)).links.filter(isWanted)) {
        followed.push(link);
        const [to = ''] = link.href.split('#');
        await ask(to);
        if (oneOfEach || to.includes('?') || read.has(to)) continue;
        read.add(to);
        waiting.push(to);
      }
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  const faults = await Promise.all(
    followed.map(async (link) => {
      const [to = '', hash] = link.href.split('#');
      const { status, ids } = await ask(to);
      if (status !== 200) return `${link.from} → ${link.href}: ${status}`;
      return hash && !ids.has(decodeURIComponent(hash)) ? `${link.from} → ${link.href}: not there` : null;
    }),
  );
  return { followed: answers.size, faults: faults.filter((fault) => fault !== null) };
}

async function askFor(site: string, address: string): Promise<Answer> {
  const answer = await comeAgain(site + address);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await answer.text() : '';
  if (!isPage) await answer.body?.cancel();
  return {
    status: answer.status,
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, written = '']) => {
      const { origin, pathname, search, hash } = new URL(written.replaceAll('&amp;', '&'), answer.url);
      return origin === new URL(site).origin ? [{ from: address, href: pathname + search + hash }] : [];
    }),
  };
}

/** Asks for a page, which a server that is busy puts off: it says when to come again, as search engines do. */
async function comeAgain(address: string): Promise<Response> {
  const answer = await fetch(address);
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status !== 503 || seconds === 0) return answer;
  await answer.body?.cancel();
  await sleep(seconds * 1_000);
  return fetch(address);
}

/** The language and row of the page that a link leads to, whether it asks something of it, and the place it names; where there is no row, the address. */
function kindOf(href: string): string {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  const [, language = '', ...below] = pathname.split('/');
  const row = matchRoute(`/${below.join('/')}`)?.row.pattern;
  return `${language} ${row ?? pathname}${[...new URLSearchParams(search).keys()].join()}${hash}`;
}
