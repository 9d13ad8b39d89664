import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePage } from './make-page';

const owner = { office: 7, name: 'Osu', base: '/osu' };
const page = { title: 'Selling', owner, template: null, address: 'selling' };
type Answer = { status: number; body: unknown };

/** The CMS, by method and path; signed in as somebody unless `me` says otherwise. */
function answer(answers: Readonly<Record<string, Answer>>): void {
  const all: Readonly<Record<string, Answer>> = {
    'GET /cms-api/staff/me': { status: 200, body: { user: { id: 1 } } },
    'GET /cms-api/pages': { status: 200, body: { docs: [] } },
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const found = all[`${init?.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`];
    if (!found) throw new TypeError('Failed to fetch');
    return Response.json(found.body, { status: found.status });
  });
}
const signedOut = { 'GET /cms-api/staff/me': { status: 200, body: { user: null } } };
const no = (message: string, status = 403) => ({ status, body: { errors: [{ message }] } });
afterEach(() => vi.unstubAllGlobals());

describe('a page that is not made', () => {
  it.each([
    [
      'to whom it is not allowed, in the words of the server',
      { 'POST /cms-api/pages': no('Keep to your office') },
      /^Keep to your office$/,
    ],
    [
      'whose session has ended',
      { ...signedOut, 'POST /cms-api/pages': no('Not allowed') },
      /^You are signed out/,
    ],
    [
      'whose session ended before that',
      { ...signedOut, 'GET /cms-api/pages': no('Not allowed') },
      /^You are signed out/,
    ],
    ['whose session is no session', { 'POST /cms-api/pages': no('Not allowed', 401) }, /^You are signed out/],
    [
      'of whom nobody knows',
      { 'GET /cms-api/pages': { status: 500, body: {} } },
      /^The server does not answer/,
    ],
    ['without a line', {}, /^The server does not answer/],
  ])('is told to somebody %s', async (_whom, answers, sentence) => {
    answer(answers);
    expect(await makePage(page, 'en-GH')).toEqual({
      ...{ kind: 'refused', field: null, message: expect.stringMatching(sentence) },
    });
  });
});

it('is an empty draft', async () => {
  answer({ 'POST /cms-api/pages': { status: 201, body: { doc: { id: 12 } } } });
  expect(await makePage(page, 'en-GH')).toEqual({ kind: 'made', id: 12 });
});
