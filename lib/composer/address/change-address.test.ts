import { afterEach, expect, it, vi } from 'vitest';
import { updateDraftCall } from '@/schemas/composing/cms';
import { findPagesCall } from '@/schemas/composing/new-page';
import { respond } from '@/tests/support/fake-routes';
import { changeAddress } from './change-address';
import { hasOwnPart } from './page-place';

afterEach(() => vi.unstubAllGlobals());

const page = { locale: 'en-GH', path: '/locations/accra/osu/old', collection: 'pages', id: '7' } as const;
const place = { route: 'tribeCustomPage', slug: 'old', office: 3 };

function answer(other: string | null, status = 200) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'PATCH')
      return respond(findPagesCall, {
        status: 200,
        body: { docs: other === null ? [] : [{ id: 8, title: other }] },
      });
    sent.push([address, new Headers(init.headers).get('if-match'), JSON.parse(String(init.body))]);
    if (status === 200) return respond(updateDraftCall, { status: 200, body: { doc: { revision: 6 } } });
    const data = status === 409 ? { sent: { revision: 5 }, stored: { by: 'Ama', revision: 6 } } : null;
    return Response.json({ errors: [{ message: 'Copy what you changed', data }] }, { status });
  });
  return sent;
}
const change = (slug: string) => changeAddress({ page, place, revision: 5 }, slug);

it('an address that is free is stored in the draft, from the revision that was seen', async () => {
  const sent = answer(null);
  expect(await change('selling-well')).toBeNull();
  expect(sent).toEqual([
    ['/cms-api/pages/7?depth=0&draft=true&locale=en-GH', '"5"', { slug: 'selling-well', _status: 'draft' }],
  ]);
});

it.each([
  ['no letters', '', /^Give the page an address/],
  ['capitals and blanks', 'Selling Well', /^Use small letters/],
  ['a standard page’s', 'reviews', /^A standard page has \/locations\/accra\/osu\/reviews/],
])('nothing is sent of an address with a clear fault: %s', async (_what, slug, fault) => {
  const sent = answer(null);
  expect(await change(slug)).toMatch(fault);
  expect(sent).toEqual([]);
});

it('whose it is already, and what the server refuses, is told', async () => {
  const sent = answer('Selling in Osu');
  expect(await change('selling')).toBe('“Selling in Osu” has this address already. Choose another');
  expect(sent).toEqual([]);
  answer(null, 400);
  expect(await change('selling')).toBe('Copy what you changed');
});

it('who has saved since is told in words of the address, not of a form', async () => {
  answer(null, 409);
  expect(await change('selling')).toBe('Ama has saved this since. Look at it, and change the address again');
});

it('standard pages have no part of their own to change', () => {
  expect(['customPage', 'tribeCustomPage', 'AgentCustomPage'].map(hasOwnPart)).toEqual([true, true, true]);
  expect(['Home', 'LocationDetail', 'BlogPost'].map(hasOwnPart)).toEqual([false, false, false]);
});
