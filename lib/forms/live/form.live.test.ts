// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startForm } from './form.live';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Heard = { says: string[]; hasFocus: string | undefined; key: string | null };

/** A form of a page just opened, sent and answered so; by nobody, with null. @returns what is said of it then, and under which key it went. */
async function sendAndHear(answer: Response | null): Promise<Heard> {
  document.body.innerHTML = `<div><form action="/api/forms/newsletter">
    <div data-says="fault" tabindex="-1" hidden><p data-summary></p><ul data-faults></ul></div>
    <div data-says="failed" tabindex="-1" hidden><p>An error occurred.</p></div>
    <div data-says="sent" tabindex="-1" hidden><p>Thank you.</p> <p data-next></p></div>
    <div data-fields><div data-field="privacy"><label><input id="box" type="checkbox" name="privacy">I agree that my name, how to reach me and what I write are kept</label><p data-fault id="box-fault" hidden></p></div><button type="submit" data-sending="Sending">Subscribe</button></div></form></div>`;
  let key: string | null = null;
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    if (url === '/sanctum/csrf-cookie') return new Response(null, { status: 204 });
    key = new Headers(headers).get('idempotency-key');
    if (answer) return answer;
    throw new TypeError('Failed to fetch');
  });
  const place = document.querySelector<HTMLElement>('div');
  if (!place) throw new Error('nothing drawn');
  startForm(place);
  place.querySelector('form')?.requestSubmit();
  const said = () => [...place.querySelectorAll<HTMLElement>('[data-says]:not([hidden])')];
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  return {
    says: said().map(({ textContent }) => textContent.trim()),
    hasFocus: document.activeElement?.getAttribute('data-says') ?? document.activeElement?.id,
    key,
  };
}

test('who sent too often is told so, in the words of the server', async () => {
  const message = 'You have sent this often in a short time.';
  const answer = Response.json({ message }, { status: 429 });
  expect(await sendAndHear(answer)).toMatchObject({ says: [message], hasFocus: 'fault' });
});

test('what failed otherwise is told in the words of the form', async () => {
  const answer = Response.json({ message: 'Server Error' }, { status: 500 });
  expect(await sendAndHear(answer)).toMatchObject({ says: ['An error occurred.'], hasFocus: 'failed' });
});

test('a box in the list of faults is called by its first words, none of them cut', async () => {
  const answer = Response.json({ message: 'Look', errors: { privacy: ['Tick it.'] } }, { status: 422 });
  const says = 'LookI agree that my name, how to reach me and what I write… – Tick it.';
  expect(await sendAndHear(answer)).toMatchObject({ says: [says], hasFocus: 'box' });
});

test('what was sent, its answer lost and the page opened anew, goes under its key again; once taken, no more', async () => {
  const lost = await sendAndHear(null);
  expect(lost).toMatchObject({ says: ['An error occurred.'], key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const taken = await sendAndHear(Response.json({ message: 'Thank you.' }));
  expect(taken).toMatchObject({ says: ['Thank you.'], key: lost.key });
  expect((await sendAndHear(null)).key).not.toBe(lost.key);
});

test('who answers is said with the thanks', async () => {
  const answer = Response.json({ message: 'Taken', next: 'Esi Boateng answers it.' });
  expect(await sendAndHear(answer)).toMatchObject({
    says: ['Thank you. Esi Boateng answers it.'],
    hasFocus: 'sent',
  });
});
