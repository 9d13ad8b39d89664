// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pass, pretendSessions, say } from '@/tests/support/pretended-session';
import { changeWords } from './change-words';

const { open, server } = pretendSessions();

it('the words by which a page is found are stored behind what was typed, from the revision that is stored then', async () => {
  const session = open();
  await pass(0);
  const sent: unknown[] = [];
  const answers = [{ status: 409 }, { status: 200, body: {} }];
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
