import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Lead } from '@/lib/backend/payload-types';
import { createEvent, createGuidePage, createLaundryMultiples } from './create-event';
import { type ServedForms, serveForms } from './serve-forms';
import { startContract, type TestContract } from './start-contract';

type Headers = Record<string, string>;
export type FormsHarness = {
  contract: TestContract;
  served: ServedForms;
  send: (body: object, headers?: Headers) => Promise<Response>;
  sendTo: (form: string, body: object, headers?: Headers) => Promise<Response>;
  /** Sends the form as a browser without JavaScript. */
  sendWithoutScript: (body: Record<string, unknown>, headers?: Headers, form?: string) => Promise<Response>;
  leads: () => Promise<Lead[]>;
  rows: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>;
  /** Deletes all submissions; the next one comes from a new client address. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A valid inquiry. */
export const validInquiry = {
  ...{ reason: 'buying', full_name: 'Kofi Boateng', email: 'kofi@example.com', phone: '0244123456' },
  ...{ message: 'I look for a bakery.', privacy: true },
};

/** Starts the forms of a small network that has a mailbox, with access to their results. */
export async function startForms(): Promise<FormsHarness> {
  const contract = await startContract();
  const { payload } = contract;
  const { errors } = await payload.update({
    collection: 'website-sections',
    where: { and: [{ name: { equals: 'contact' } }, { scope: { equals: 'network' } }] },
    data: { contents: [{ name: 'Default email', type: 'text', value: 'ask@example.com' }] },
  });
  if (errors.length > 0) throw new Error('The network has no mailbox');
  await createEvent(payload);
  await createGuidePage(payload);
  await createLaundryMultiples(payload);
  const served = await serveForms();
  let visitors = 0;
  const post = (headers: Headers, body: string | URLSearchParams, form = 'inquiry') =>
    fetch(`${served.url}/api/forms/${form}`, {
      method: 'POST',
      headers: withoutEmpty({ origin: served.url, 'x-client-address': `10.0.0.${visitors}`, ...headers }),
      body,
      redirect: 'manual',
    });
  return {
    contract,
    served,
    send: (body, headers = {}) =>
      post({ 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    sendTo: (form, body, headers = {}) =>
      post({ 'content-type': 'application/json', ...headers }, JSON.stringify(body), form),
    sendWithoutScript: (body, headers = {}, form) => {
      const written = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
      return post({ accept: 'text/html,*/*;q=0.8', ...headers }, new URLSearchParams(written), form);
    },
    leads: async () => (await payload.find({ collection: 'leads', depth: 0, pagination: false })).docs,
    rows: async (query) => (await payload.db.drizzle.execute(query)).rows,
    clear: async () => {
      visitors += 1;
      await payload.db.drizzle.execute(sql`delete from leads`);
      await payload.db.drizzle.execute(sql`delete from mail_queue`);
      await payload.db.drizzle.execute(sql`delete from sms_queue`);
      await payload.db.drizzle.execute(sql`delete from buyers`);
    },
    stop: async () => {
      await served.stop();
      await contract.stop();
    },
  };
}

/** Headers with an empty value are not sent. */
const withoutEmpty = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
