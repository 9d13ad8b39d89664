// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startForm } from './form.live';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type FormState = { messages: string[]; hasFocus: string | undefined; key: string | null };

/** Renders the form of a new page, in a dialog or not, and submits it. */
function renderForm(thanks: string, element = 'div'): HTMLElement {
  document.body.innerHTML = `<${element} data-root><form action="/api/forms/newsletter">
    <input type="hidden" name="_thanks" value="${thanks}">
    <div data-message="invalid" tabindex="-1" hidden><p data-summary></p><ul data-errors></ul></div>
    <div data-message="failed" tabindex="-1" hidden><p>An error occurred.</p></div>
    <div data-message="sent" tabindex="-1" hidden><p>Thank you.</p> <p data-next></p></div>
    <div data-fields><div data-field="privacy"><label><input id="box" type="checkbox" name="privacy">I agree that my name, how to reach me and what I write are kept</label><p data-error id="box-error" hidden></p></div><button type="submit" data-sending="Sending">Subscribe</button></div></form></${element.split(' ')[0]}>`;
  const root = document.querySelector<HTMLElement>('[data-root]');
  if (!root) throw new Error('nothing drawn');
  startForm(root);
  root.querySelector('form')?.requestSubmit();
  return root;
}

/**
 * Submits the form of a new page and responds with `answer`; null simulates a network error.
 * @returns the displayed messages, the focused element and the idempotency key.
 */
async function submitForm(response: Response | null): Promise<FormState> {
  let key: string | null = null;
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    if (url === '/sanctum/csrf-cookie') return new Response(null, { status: 204 });
    key = new Headers(headers).get('idempotency-key');
    if (response) return response;
    throw new TypeError('Failed to fetch');
  });
  const root = renderForm('');
  const visibleMessages = () => [...root.querySelectorAll<HTMLElement>('[data-message]:not([hidden])')];
  await vi.waitFor(() => expect(visibleMessages()).toHaveLength(1));
  return {
    messages: visibleMessages().map(({ textContent }) => textContent.trim()),
    hasFocus: document.activeElement?.getAttribute('data-message') ?? document.activeElement?.id,
    key,
  };
}

test('a rate limit displays the message of the server', async () => {
  const message = 'You have sent this often in a short time.';
  const response = Response.json({ message }, { status: 429 });
  expect(await submitForm(response)).toMatchObject({ messages: [message], hasFocus: 'invalid' });
});

test('a server without Precognition is reported on the page and in the console', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const root = renderForm('');
  root.querySelector('#box')?.dispatchEvent(new Event('change', { bubbles: true }));
  const sentence =
    'Did not receive a Precognition response. Ensure you have the Precognition middleware in place for the route.';
  await vi.waitFor(() =>
    expect(root.querySelector('[data-message=invalid]:not([hidden])')?.textContent).toBe(sentence),
  );
  expect(report).toHaveBeenCalledWith(new Error(sentence));
  report.mockRestore();
});

test('another error displays the message of the form', async () => {
  const response = Response.json({ message: 'Server Error' }, { status: 500 });
  expect(await submitForm(response)).toMatchObject({ messages: ['An error occurred.'], hasFocus: 'failed' });
});

test('the error summary shortens the label of a check box at a word boundary', async () => {
  const response = Response.json({ message: 'Look', errors: { privacy: ['Tick it.'] } }, { status: 422 });
  const message = 'LookI agree that my name, how to reach me and what I write… – Tick it.';
  expect(await submitForm(response)).toMatchObject({ messages: [message], hasFocus: 'box' });
});

test('a submission without a response keeps its idempotency key after a reload, until it succeeds', async () => {
  const lost = await submitForm(null);
  expect(lost).toMatchObject({
    messages: ['An error occurred.'],
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const accepted = await submitForm(Response.json({ message: 'Thank you.' }));
  expect(accepted).toMatchObject({ messages: ['Thank you.'], key: lost.key });
  expect((await submitForm(null)).key).not.toBe(lost.key);
});

test('the confirmation contains the next steps', async () => {
  const response = Response.json({ message: 'Taken', next: 'Esi Boateng answers it.' });
  expect(await submitForm(response)).toMatchObject({
    messages: ['Thank you. Esi Boateng answers it.'],
    hasFocus: 'sent',
  });
});

describe('with a thank-you page', () => {
  const thanks = '/en-GH/contact-us/thank-you';
  const accept = () =>
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/sanctum/csrf-cookie'
        ? new Response(null, { status: 204 })
        : Response.json({ message: 'Sent.', next: 'Esi Boateng answers it.' }),
    );

  test('the form opens it and passes it the confirmation, to be counted there', async () => {
    accept();
    const counted = vi.fn();
    document.addEventListener('form-sent', counted, { once: true });
    const root = renderForm(thanks);
    // jsdom does not implement navigation.
    const confirmation = {
      path: thanks,
      message: 'Sent.',
      next: 'Esi Boateng answers it.',
      isCounted: false,
    };
    await vi.waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('form_sent') ?? 'null')).toEqual(confirmation),
    );
    expect(root.querySelectorAll('[data-message]:not([hidden])')).toHaveLength(0);
    expect(counted).not.toHaveBeenCalled();
  });

  test('a dialog confirms in place and reports the address of that page', async () => {
    accept();
    const addresses: unknown[] = [];
    document.addEventListener(
      'form-sent',
      (event) => addresses.push(event instanceof CustomEvent && event.detail),
      { once: true },
    );
    const root = renderForm(thanks, 'dialog open');
    await vi.waitFor(() => expect(addresses).toEqual([new URL(thanks, location.href).href]));
    expect(root.querySelector('[data-message=sent]')?.textContent).toBe('Thank you. Esi Boateng answers it.');
  });
});
