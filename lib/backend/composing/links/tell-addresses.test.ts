import { afterEach, expect, test, vi } from 'vitest';
import { tellAddresses } from './tell-addresses';

afterEach(() => vi.unstubAllEnvs());

const page = { collection: 'pages', id: 1, path: '/about-us' } as const;
const tell = async (addresses: readonly string[], isWanted: (asked: number) => boolean = () => true) => {
  const stop = new AbortController();
  const asked: string[] = [];
  const isThere = async (path: string, locale: string) => {
    asked.push(`${locale} ${path}`);
    if (!isWanted(asked.length)) stop.abort();
    return path === '/there';
  };
  const links = addresses.map((address, at) => ({
    ...{ address, blockId: 'a', path: `props.${at}`, language: 'en-GH' as const },
  }));
  const readReferences = async () => ({ paths: new Map(), pictures: new Map() });
  const dead = await tellAddresses(links, page, { isThere, readReferences, signal: stop.signal });
  return { asked, told: dead.map(({ place }) => place) };
};

test('a whole address of this site is looked at as its path is, one of another is not', async () => {
  vi.stubEnv('SITE_URL', 'https://gh.example/');
  const addresses = [
    '/gone',
    'https://gh.example/gone',
    'https://gh.example/there',
    'https://x.example/gone',
  ];
  expect(await tell([...addresses, 'https://gh.example/fr-CA/gone', '/about-us'])).toEqual({
    asked: ['en-GH /gone', 'en-GH /there', 'fr-CA /gone'],
    told: ['props.0', 'props.1', 'props.4'],
  });
});

test('no more is looked at when nobody waits for it', async () => {
  const addresses = Array.from({ length: 40 }, (_, at) => `/gone-${at}`);
  expect((await tell(addresses)).asked).toHaveLength(40);
  expect((await tell(addresses, (asked) => asked < 6)).asked).toHaveLength(8);
});
