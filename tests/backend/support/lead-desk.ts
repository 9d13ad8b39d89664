import type { sql } from '@payloadcms/db-postgres/drizzle';
import type { Lead } from '@/lib/backend/payload-types';
import { openCmsApi, signIn } from './cms-api';
import { findNetwork, type Network } from './network';
import { startBackend, type TestBackend } from './start-backend';

export type Role = 'public' | 'network-admin' | 'network-editor' | 'office-editor';
/** Whose a lead is, as an office's editor sees it. */
export type Place = 'own' | 'other' | 'network';
const roles: readonly Role[] = ['public', 'office-editor', 'network-editor', 'network-admin'];
const places: readonly Place[] = ['own', 'other', 'network'];

/** Each role with a lead of each place, and the rule in words: the network's staff work on all leads, an office's editor on those of that office. */
export const everyone = roles.flatMap((role) =>
  places.map((place) => ({
    ...{ role, place },
    mayWork: role.startsWith('network-') || (role === 'office-editor' && place === 'own'),
  })),
);

export type Desk = {
  backend: TestBackend;
  network: Network;
  makeLead: (place: Place, more?: object) => Promise<Lead>;
  leadAt: (id: number) => Promise<Lead>;
  officeAt: (place: Place) => number | null;
  /** What the desk's calls answer; one with a body is a POST. */
  call: (role: Role, path: string, body?: unknown) => Promise<Response>;
  rows: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>;
  /** As if nobody had ever written. */
  clear: () => Promise<void>;
};

/** A network of two offices with an account of each role, and what visitors sent them. */
export async function openDesk(): Promise<Desk> {
  const backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  const network = await findNetwork(payload);
  const api = await openCmsApi();
  const as = new Map<Role, Record<string, string>>();
  for (const role of ['network-admin', 'network-editor', 'office-editor'] as const)
    as.set(role, await signIn(api, `${role}@example.com`, 'long enough to pass'));
  const officeAt = (place: Place) => (place === 'network' ? null : network[place]);
  return {
    ...{ backend, network, officeAt },
    makeLead: (place, more = {}) =>
      payload.create({
        collection: 'leads',
        depth: 0,
        data: {
          ...{ state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com', message: 'Hello' },
          ...{ language: 'fr-CA', office: officeAt(place), ...more },
        },
      }),
    leadAt: (id) => payload.findByID({ collection: 'leads', id, depth: 0 }),
    call: (role, path, body) =>
      api(`/leads${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: as.get(role) ?? {},
        ...(body !== undefined && { body }),
      }),
    rows: async (query) => (await payload.db.drizzle.execute(query)).rows,
    clear: async () => {
      await payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    },
  };
}
