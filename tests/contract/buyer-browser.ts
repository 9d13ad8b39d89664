import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect } from 'vitest';
import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';
import type { FormsHarness } from './start-forms';

/** An answer with its status. */
export type BuyerAnswer = { status: number; body: Record<string, unknown> };

/** A browser with cookies, from a client address of its own. */
export type BuyerBrowser = {
  address: string;
  cookies: Map<string, string>;
  send: (form: string, values: object, headers?: Record<string, string>) => Promise<BuyerAnswer>;
  call: (name: BuyerCallName, body?: object, headers?: Record<string, string>) => Promise<BuyerAnswer>;
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<BuyerAnswer>;
  /** Opens a link of a mail, and presses its button. */
  follow: (link: string, fields?: Record<string, string>) => Promise<Response>;
};

let browsers = 0;

const asObject = (value: unknown): Record<string, unknown> => Object(value);

export function openBrowser({ served }: FormsHarness): BuyerBrowser {
  browsers += 1;
  const address = `10.1.${browsers >> 8}.${browsers & 255}`;
  const cookies = new Map<string, string>();
  const post = async (
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(served.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: served.url, 'x-client-address': address, cookie, ...headers },
      body,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const postJson = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await post(path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    });
    return { status: response.status, body: asObject(await response.json().catch(() => null)) };
  };
  return {
    address,
    cookies,
    send: (form, values, headers) => postJson(`/api/forms/${form}`, values, headers),
    call: (name, body = {}, headers = {}) => postJson(`/api/buyer/${name}`, body, headers),
    post: postJson,
    follow: (link, fields = {}) => {
      const { pathname, search } = new URL(link);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      return post(pathname + search, new URLSearchParams(fields).toString(), headers);
    },
  };
}

/** The links in the queued mails to an address, newest last. */
export async function mailedLinks({ rows }: FormsHarness, to: string): Promise<string[]> {
  const mails = await rows(
    sql`select text from mail_queue where recipient = ${to} and buyer_id is not null order by queued_at, id`,
  );
  return mails.flatMap(({ text }) => String(text).match(/https?:\S+token=[\w-]+/g) ?? []);
}

/** Waits for links that are mailed after the answer. */
export async function waitForLinks(forms: FormsHarness, to: string, count: number): Promise<string[]> {
  await expect.poll(async () => (await mailedLinks(forms, to)).length).toBe(count);
  return mailedLinks(forms, to);
}

export const tokenOf = (link: string | undefined): string =>
  new URL(link ?? 'http://x').searchParams.get('token') ?? '';

export const buyerPassword = 'harmattan lantern 48';

let registrations = 0;

/** A valid registration with an address of its own. */
export function newRegistration(): { email: string; [name: string]: unknown } {
  registrations += 1;
  return {
    ...{ first_name: 'Esi', last_name: 'Quaye', email: `esi${registrations}@example.com`, privacy: true },
    ...{ phone_country: 'GH', phone_number: '024 412 3456' },
    ...{ password: buyerPassword, password_confirmation: buyerPassword },
  };
}

/** Registers, confirms the address and returns the signed-in browser. */
export async function signUp(forms: FormsHarness): Promise<{ browser: BuyerBrowser; email: string }> {
  const browser = openBrowser(forms);
  const registration = newRegistration();
  await browser.send('buyer-registration', registration);
  const [link = ''] = await mailedLinks(forms, registration.email);
  await browser.follow(link);
  return { browser, email: registration.email };
}
