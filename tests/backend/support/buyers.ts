import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import type { Buyer, Listing } from '@/lib/backend/payload-types';
import {
  type BuyerCallName,
  type BuyerRequest,
  type BuyerResponse,
  buyerCalls,
} from '@/schemas/buyers/buyer-calls';
import { type BuyerPreferences, noCriteria } from '@/schemas/buyers/preferences';
import { findNetwork, type Network } from './network';
import { startBackend, type TestBackend } from './start-backend';

/** A signed-in browser of a buyer. */
export type BuyerDevice = {
  post: (name: BuyerCallName, body: unknown) => Promise<Response>;
  /** The parsed response of a call that must succeed. */
  call: <Name extends BuyerCallName>(name: Name, body: BuyerRequest<Name>) => Promise<BuyerResponse<Name>>;
};

export type BuyerTest = {
  backend: TestBackend;
  network: Network;
  createBuyer: (fields?: Partial<Buyer>) => Promise<Buyer>;
  signIn: (buyer: Buyer) => Promise<BuyerDevice>;
  createListing: (fields?: Partial<Listing>) => Promise<Listing>;
  rows: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>;
  /** Deletes all buyers, listings and mails. */
  clear: () => Promise<void>;
};

export const preferencesOf = (preferences: Partial<BuyerPreferences>): BuyerPreferences => ({
  ...noCriteria,
  weekly_mail: true,
  ...preferences,
});

function parseResponse<Name extends BuyerCallName>(name: Name, answered: unknown): BuyerResponse<Name>;
function parseResponse(name: BuyerCallName, answered: unknown): unknown {
  return buyerCalls[name].response.parse(answered);
}

/** Starts the network of two offices for tests of buyers. */
export async function startBuyerTest(): Promise<BuyerTest> {
  const backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  const network = await findNetwork(payload);
  const { answerBuyerCall } = await import('@/lib/backend/contract/rest/buyer/buyer-call');
  const { createSession } = await import('@/lib/backend/buyers/sessions');
  let number = 0;
  const rows: BuyerTest['rows'] = async (query) => (await payload.db.drizzle.execute(query)).rows;
  return {
    ...{ backend, network, rows },
    createBuyer: (fields = {}) => {
      number += 1;
      return payload.create({
        collection: 'buyers',
        depth: 0,
        data: {
          ...{ status: 'active', email: `buyer-${number}@example.com`, language: 'en-GH', ...fields },
          ...{ first_name: 'Ama', last_name: `Mensah ${number}`, ...fields },
        },
      });
    },
    signIn: async ({ id }) => {
      const { token } = await createSession(id, 'Firefox, Linux', await createLocalReq({}, payload));
      const headers = {
        ...{ cookie: `buyer_session=${token}`, 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/json',
      };
      const post: BuyerDevice['post'] = (name, body) =>
        answerBuyerCall(
          new Request(`http://localhost/api/buyer/${name}`, {
            ...{ method: 'POST', headers, body: JSON.stringify(body) },
          }),
          { params: Promise.resolve({ call: name }) },
        );
      return {
        post,
        call: async (name, body) => {
          const response = await post(name, body);
          const answered: unknown = await response.json();
          if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(answered)}`);
          return parseResponse(name, answered);
        },
      };
    },
    createListing: (fields = {}) => {
      number += 1;
      return payload.create({
        collection: 'listings',
        depth: 0,
        data: {
          ...{ listing_number: `T-${number}`, slug: `listing-${number}`, title: `Business ${number}` },
          ...{ summary: 'A shop', description: 'A shop', status: 'active', kind: 'business' },
          ...{ category: 'Food', location: 'Osu, Accra', region: network.region, office: network.own },
          ...{ listed_at: '2026-11-01T00:00:00.000Z', _status: 'published', ...fields },
        },
      });
    },
    clear: async () => {
      await rows(sql`delete from mail_queue`);
      await payload.delete({ collection: 'listings', where: { id: { exists: true } } });
      await payload.delete({ collection: 'buyers', where: { id: { exists: true } } });
    },
  };
}
