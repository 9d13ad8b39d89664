import { afterEach, expect, it, vi } from 'vitest';
import { updateDraftCall } from '@/schemas/composing/cms';
import { findPagesCall } from '@/schemas/composing/new-page';
import { respond } from '@/tests/support/fake-routes';
import { changeAddress, hasEditableSlug } from './change-address';

afterEach(() => vi.unstubAllGlobals());

const page = { locale: 'en-GH', path: '/locations/accra/osu/old', collection: 'pages', id: '7' } as const;
const parts = { route: 'tribeCustomPage', slug: 'old', office: 3 };

function stubServer(conflictingTitle: string | null, status = 200) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'PATCH')
      return respond(findPagesCall, {
        status: 200,
        body: { docs: conflictingTitle === null ? [] : [{ id: 8, title: conflictingTitle }] },
      });
    sent.push([address, new Headers(init.headers).get('if-match'), JSON.parse(String(init.body))]);
    if (status === 200) return respond(updateDraftCall, { status: 200, body: { doc: { revision: 6 } } });
    const data = status === 409 ? { sent: { revision: 5 }, stored: { by: 'Ama', revision: 6 } } : null;
    return Response.json({ errors: [{ message: 'Copy what you changed', data }] }, { status });
  });
  return sent;
}
const change = (slug: string) => changeAddress({ page, parts, revision: 5 }, slug);

it('changeAddress › stores a free address in the draft, with the known revision as a precondition', async () => {
  const sent = stubServer(null);
  expect(await change('selling-well')).toBeNull();
  expect(sent).toEqual([
    ['/cms-api/pages/7?depth=0&draft=true&locale=en-GH', '"5"', { slug: 'selling-well', _status: 'draft' }],
  ]);
});

it.each([
  ['no letters', '', /^Enter an address/],
  ['capitals and blanks', 'Selling Well', /^Use lowercase letters/],
  ['a standard page’s', 'reviews', /^\/locations\/accra\/osu\/reviews is already used/],
])('changeAddress › sends no request for an invalid address: %s', async (_case, slug, expectedMessage) => {
  const sent = stubServer(null);
  expect(await change(slug)).toMatch(expectedMessage);
  expect(sent).toEqual([]);
});

it('changeAddress › names the page that has the address, and passes on the refusal of the server', async () => {
  const sent = stubServer('Selling in Osu');
  expect(await change('selling')).toBe('“Selling in Osu” already has this address. Choose another');
  expect(sent).toEqual([]);
  stubServer(null, 400);
  expect(await change('selling')).toBe('Copy what you changed');
});

it('changeAddress › reports a conflicting save with a message about the address', async () => {
  stubServer(null, 409);
  expect(await change('selling')).toBe('Ama has saved this since. Review it, then change the address again');
});

it('hasEditableSlug › is true only for routes of custom pages', () => {
  expect(['customPage', 'tribeCustomPage', 'AgentCustomPage'].map(hasEditableSlug)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Home', 'LocationDetail', 'BlogPost'].map(hasEditableSlug)).toEqual([false, false, false]);
});
