import { afterEach, expect, test, vi } from 'vitest';
import { findDeadAddresses } from './find-dead-addresses';

afterEach(() => vi.unstubAllEnvs());

const page = { collection: 'pages', id: 1, path: '/about-us' } as const;
const checkAddresses = async (
  addresses: readonly string[],
  shouldContinue: (requestCount: number) => boolean = () => true,
) => {
  const abortController = new AbortController();
  const requests: string[] = [];
  const addressExists = async (path: string, locale: string) => {
    requests.push(`${locale} ${path}`);
    if (!shouldContinue(requests.length)) abortController.abort();
    return path === '/there';
  };
  const links = addresses.map((address, index) => ({
    ...{ address, blockId: 'a', path: `props.${index}`, language: 'en-GH' as const },
  }));
  const readReferences = async () => ({ paths: new Map(), pictures: new Map() });
  const dead = await findDeadAddresses(links, page, {
    addressExists,
    readReferences,
    signal: abortController.signal,
  });
  return { requests, positions: dead.map(({ place }) => place) };
};

test('dead addresses › checks absolute addresses of this site by their path, and skips other sites', async () => {
  vi.stubEnv('SITE_URL', 'https://gh.example/');
  const addresses = [
    '/gone',
    'https://gh.example/gone',
    'https://gh.example/there',
    'https://x.example/gone',
  ];
  expect(await checkAddresses([...addresses, 'https://gh.example/fr-CA/gone', '/about-us'])).toEqual({
    requests: ['en-GH /gone', 'en-GH /there', 'fr-CA /gone'],
    positions: ['props.0', 'props.1', 'props.4'],
  });
});

test('dead addresses › stop checking when the request is aborted', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `/gone-${index}`);
  expect((await checkAddresses(addresses)).requests).toHaveLength(40);
  expect((await checkAddresses(addresses, (requestCount) => requestCount < 6)).requests).toHaveLength(8);
});
