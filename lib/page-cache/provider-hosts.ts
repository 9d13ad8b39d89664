type Directive = 'script-src' | 'img-src' | 'connect-src';

const tagManager = 'https://www.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';
const meta = 'https://www.facebook.com';

/** What a page may reach for each provider of analytics that it names (`schemas/provider.ts`), and for no other. */
const hostsOf: Readonly<Record<string, Readonly<Record<Directive, readonly string[]>>>> = {
  container: { 'script-src': [tagManager], 'img-src': [tagManager], 'connect-src': [tagManager] },
  measurement: {
    'script-src': [tagManager],
    'img-src': [tagManager, analytics],
    'connect-src': [tagManager, analytics, 'https://*.analytics.google.com'],
  },
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': [meta],
    'connect-src': [meta, 'https://connect.facebook.net'],
  },
};

const named = /<div [^>]*\bdata-providers="([a-z ]+)"/g;

/** The hosts that a made page asks for by the providers that it names, for a directive of its policy. */
export function providerHosts(html: string, directive: Directive): string[] {
  const names = [...html.matchAll(named)].flatMap(([, words = '']) => words.split(' '));
  const hosts = names.flatMap((name) => (Object.hasOwn(hostsOf, name) ? hostsOf[name]?.[directive] : []));
  return [...new Set(hosts)].filter((host) => host !== undefined);
}
