// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { updateDraftCall } from '@/schemas/composing/cms';
import type { FakeAnswer } from '@/tests/support/fake-routes';
import { pass, pretendSessions, say } from '@/tests/support/pretended-session';
import { changeWords, sendLastWords } from './change-words';

const { open, server } = pretendSessions();

it('the words by which a page is found are stored behind what was typed, from the revision that is stored then', async () => {
  const session = open();
  await pass(0);
  const sent: unknown[] = [];
  const answers: FakeAnswer<typeof updateDraftCall>[] = [
    { status: 409 },
    { status: 200, body: { doc: { revision: 4 } } },
  ];
  server().instead = (method, _url, body) => {
    if (method !== 'PATCH') return null;
    sent.push(JSON.parse(body), server().revision);
    server().revision += 1;
    return answers.shift() ?? null;
  };
  session.do([say('a', 'x')]);
  expect(await changeWords(session, { meta_description: 'Sell well' })).toBeNull();
  const words = { meta_description: 'Sell well', _status: 'draft' };
  // Somebody else was before it once.
  expect(sent).toEqual([words, 2, words, 3]);
  expect(session.state().editing.stored.revision).toBe(4);
});

it('a refusal is told in the server’s words', async () => {
  const session = open();
  await pass(0);
  server().instead = (method) =>
    method === 'PATCH' ? { status: 400, body: { errors: [{ message: 'Too long' }] } } : null;
  expect(await changeWords(session, { meta_title: 'Sell' })).toBe('Not saved: Too long');
});

it('words are stored before the page is published that was asked for behind them', async () => {
  const session = open();
  await pass(0);
  const asked: string[] = [];
  server().instead = (method, url) => {
    if (method !== 'GET') asked.push(`${method} ${url.pathname}`);
    if (method !== 'PATCH') return null;
    server().revision += 1;
    return { status: 200, body: { doc: { revision: server().revision } } };
  };
  session.do([say('a', 'x')]);
  const words = changeWords(session, { meta_title: 'Sell' });
  await session.publish();
  expect(await words).toBeNull();
  const at = '/cms-api/pages/1';
  expect(asked).toEqual([`POST ${at}/composing`, `PATCH ${at}`, `POST ${at}/composing/publish`]);
  expect(session.state().notice).toMatchObject({ kind: 'published' });
});

it('a tab that goes sends them at once, by what outlives it', async () => {
  const session = open();
  await pass(0);
  const asked = vi.spyOn(globalThis, 'fetch');
  void sendLastWords(session, { meta_title: 'Sell' });
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/cms-api/pages/1?'),
    expect.objectContaining({ method: 'PATCH', keepalive: true }),
  );
});
