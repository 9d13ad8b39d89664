// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { updateDraftCall } from '@/schemas/composing/cms';
import type { FakeAnswer } from '@/tests/support/fake-routes';
import { advanceTime, setText, setUpFakeSessions } from '@/tests/support/fake-session';
import { saveMetadata, saveMetadataOnExit } from './page-properties';

const { open, server } = setUpFakeSessions();

it('page metadata › is saved after pending edits, with the revision that they created', async () => {
  const session = open();
  await advanceTime(0);
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
  session.apply([setText('a', 'x')]);
  expect(await saveMetadata(session, { meta_description: 'Sell well' })).toBeNull();
  const metadata = { meta_description: 'Sell well', _status: 'draft' };
  // Another user has saved first, once.
  expect(sent).toEqual([metadata, 2, metadata, 3]);
  expect(session.state().editing.stored.revision).toBe(4);
});

it('page metadata › reports a refusal with the message of the server', async () => {
  const session = open();
  await advanceTime(0);
  server().instead = (method) =>
    method === 'PATCH' ? { status: 400, body: { errors: [{ message: 'Too long' }] } } : null;
  expect(await saveMetadata(session, { meta_title: 'Sell' })).toBe('Not saved: Too long');
});

it('page metadata › is saved before a publish that is requested after it', async () => {
  const session = open();
  await advanceTime(0);
  const requests: string[] = [];
  server().instead = (method, url) => {
    if (method !== 'GET') requests.push(`${method} ${url.pathname}`);
    if (method !== 'PATCH') return null;
    server().revision += 1;
    return { status: 200, body: { doc: { revision: server().revision } } };
  };
  session.apply([setText('a', 'x')]);
  const saving = saveMetadata(session, { meta_title: 'Sell' });
  await session.publish();
  expect(await saving).toBeNull();
  const at = '/cms-api/pages/1';
  expect(requests).toEqual([`POST ${at}/composing`, `PATCH ${at}`, `POST ${at}/composing/publish`]);
  expect(session.state().notice).toMatchObject({ kind: 'published' });
});

it('page metadata › is sent with keepalive when the tab closes', async () => {
  const session = open();
  await advanceTime(0);
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  void saveMetadataOnExit(session, { meta_title: 'Sell' });
  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/cms-api/pages/1?'),
    expect.objectContaining({ method: 'PATCH', keepalive: true }),
  );
});
