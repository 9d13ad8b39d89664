import { expect, test, vi } from 'vitest';
import { emptyReferences } from '@/lib/engine/reference-table';
import { matchRoute } from '@/lib/routes/match-route';
import type { FigureName } from '@/schemas/content-figures';
import type { Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { resolvePageBindings } from './page-bindings';
import type { PageSources } from './page-sources';
import { resolvePage } from './resolve-page';

const call = (heading: string): StoredBlock => ({
  ...{ id: 'call', type: 'call-to-action', version: 0 },
  props: { heading, actions: [{ label: 'Call', to: { url: '/contact-us' } }] },
});
const pageOf = (title: string, blocks: StoredBlock[] = []): Page => ({
  ...{ id: '1', route: 'Home', title, metaTitle: null, metaDescription: null, layout: 'default' },
  ...{ noindex: false, locales: ['en-GH'], blocks },
});

/** A site of one page, with a spy on the queries of its figures. */
function siteOf(page: Page) {
  const readFacts = vi.fn(async (facts: readonly FigureName[]) =>
    Object.fromEntries(facts.map((fact, at) => [fact, String(at + 10)])),
  );
  const sources: PageSources = {
    readFigures: readFacts,
    readRedirects: async () => [],
    readPage: async () => page,
    readSubjects: async () => ({ names: { network: 'Meridian' }, owner: null, region: null }),
    readRecordDescription: async () => ({ title: null, summary: null }),
    readSection: async () => null,
    readReferences: async () => emptyReferences,
    findBinding: () => undefined,
  };
  return { sources, readFacts };
}
const home = matchRoute('/');
const data = { locale: 'en-GH', subjects: {}, names: { network: 'Meridian' }, path: '/' } as const;

test('reads the figures in the texts of a page once, in one query, and inserts them next to the names', async () => {
  const page = pageOf('Home', [
    call('{offices.count} offices of {network}'),
    { ...call('{offices.count} in {towns.count} towns'), id: 'again' },
  ]);
  const { sources, readFacts } = siteOf(page);
  const { main } = await resolvePageBindings(sources, page, data);
  expect(main.map(({ props }) => props.heading)).toEqual(['10 offices of Meridian', '10 in 11 towns']);
  expect(readFacts.mock.calls).toEqual([[['offices.count', 'towns.count'], 'en-GH']]);
});

test('includes the figures in its title in the names of the page', async () => {
  const { sources } = siteOf(pageOf('{offices.count} offices'));
  const resolvedPage = home && (await resolvePage(sources, home, 'en-GH'));
  expect(resolvedPage?.names.page).toBe('10 offices');
});

test('reads no figures when the page mentions none', async () => {
  const page = pageOf('Home of {network}', [call('Call {network}')]);
  const { sources, readFacts } = siteOf(page);
  await resolvePageBindings(sources, page, data);
  await (home && resolvePage(sources, home, 'en-GH'));
  expect(readFacts).not.toHaveBeenCalled();
});
