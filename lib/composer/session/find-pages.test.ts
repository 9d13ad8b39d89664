import { afterEach, expect, it, vi } from 'vitest';
import { findPages } from './find-pages';

const find = () => findPages('osu', 'en-GH', new AbortController().signal);
afterEach(() => vi.unstubAllGlobals());

it('finds pages, and where they are composed', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      docs: [
        { id: 3, title: 'Osu' },
        { id: 4, title: null },
      ],
    }),
  );
  expect(await find()).toEqual([
    { id: '3', title: 'Osu', href: '/compose/record/3?locale=en-GH' },
    { id: '4', title: 'Page 4', href: '/compose/record/4?locale=en-GH' },
  ]);
});

it.each([
  ['refuses', async () => Response.json({ errors: [{ message: 'No' }] }, { status: 500 })],
  ['answers something else', async () => Response.json({})],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is not taken for none when the server %s', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  await expect(find()).rejects.toThrow();
});
