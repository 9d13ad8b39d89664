import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPage } from './create-page';

const owner = { office: 7, name: 'Osu', base: '/osu' };
const page = { title: 'Selling', owner, template: null, address: 'selling' };
type Answer = { status: number; body: unknown };

/** Stubs the CMS by method and path. A user is signed in unless `me` is overridden. */
function stubCms(answers: Readonly<Record<string, Answer>>): void {
  const all: Readonly<Record<string, Answer>> = {
    'GET /cms-api/staff/me': { status: 200, body: { user: { id: 1 } } },
    'GET /cms-api/pages': { status: 200, body: { docs: [] } },
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const response = all[`${init?.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`];
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status });
  });
}
const signedOut = { 'GET /cms-api/staff/me': { status: 200, body: { user: null } } };
const errorResponse = (message: string, status = 403) => ({ status, body: { errors: [{ message }] } });
afterEach(() => vi.unstubAllGlobals());

describe('createPage rejection', () => {
  it.each([
    [
      'without permission, with the message of the server',
      { 'POST /cms-api/pages': errorResponse('Keep to your office') },
      /^Keep to your office$/,
    ],
    [
      'whose session has ended',
      { ...signedOut, 'POST /cms-api/pages': errorResponse('Not allowed') },
      /^You are signed out/,
    ],
    [
      'whose session had ended before',
      { ...signedOut, 'GET /cms-api/pages': errorResponse('Not allowed') },
      /^You are signed out/,
    ],
    [
      'with an invalid session',
      { 'POST /cms-api/pages': errorResponse('Not allowed', 401) },
      /^You are signed out/,
    ],
    [
      'whose request fails on the server',
      { 'GET /cms-api/pages': { status: 500, body: {} } },
      /^The server is not responding/,
    ],
    ['who is offline', {}, /^The server is not responding/],
  ])('is explained to a user %s', async (_case, answers, expectedMessage) => {
    stubCms(answers);
    expect(await createPage(page, 'en-GH')).toEqual({
      ...{ kind: 'refused', field: null, message: expect.stringMatching(expectedMessage) },
    });
  });
});

it('createPage › creates an empty draft', async () => {
  stubCms({ 'POST /cms-api/pages': { status: 201, body: { doc: { id: 12 } } } });
  expect(await createPage(page, 'en-GH')).toEqual({ kind: 'created', id: 12 });
});
