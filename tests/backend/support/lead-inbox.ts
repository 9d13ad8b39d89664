import type { sql } from '@payloadcms/db-postgres/drizzle';
import type { Lead } from '@/lib/backend/payload-types';
import { openCmsApi, signIn } from './cms-api';
import { findNetwork, type Network } from './network';
import { startBackend, type TestBackend } from './start-backend';

export type Role = 'public' | 'network-admin' | 'network-editor' | 'office-editor';
/** The owner of a lead from the view of an office editor. */
export type LeadPlace = 'own' | 'other' | 'network';
const roles: readonly Role[] = ['public', 'office-editor', 'network-editor', 'network-admin'];
const places: readonly LeadPlace[] = ['own', 'other', 'network'];

/**
 * Each role with a lead of each owner, and the rule: network staff work on all leads, an office editor on
 * those of the own office.
 */
export const accessMatrix = roles.flatMap((role) =>
  places.map((place) => ({
    ...{ role, place },
    mayWork: role.startsWith('network-') || (role === 'office-editor' && place === 'own'),
  })),
);

export type LeadInbox = {
  backend: TestBackend;
  network: Network;
  createLead: (place: LeadPlace, more?: object) => Promise<Lead>;
  findLead: (id: number) => Promise<Lead>;
  officeOf: (place: LeadPlace) => number | null;
  /** Calls the lead inbox API; a call with a body is a POST. */
  call: (role: Role, path: string, body?: unknown) => Promise<Response>;
  rows: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>;
  /** Deletes all leads. */
  clear: () => Promise<void>;
};

/** Starts a network of two offices with an account of each role and some leads. */
export async function startLeadInbox(): Promise<LeadInbox> {
  const backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  const network = await findNetwork(payload);
  const api = await openCmsApi();
  const as = new Map<Role, Record<string, string>>();
  for (const role of ['network-admin', 'network-editor', 'office-editor'] as const)
    as.set(role, await signIn(api, `${role}@example.com`, 'long enough to pass'));
  const officeOf = (place: LeadPlace) => (place === 'network' ? null : network[place]);
  return {
    ...{ backend, network, officeOf },
    createLead: (place, more = {}) =>
      payload.create({
        collection: 'leads',
        depth: 0,
        data: {
          ...{ state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com', message: 'Hello' },
          ...{ language: 'fr-CA', office: officeOf(place), ...more },
        },
      }),
    findLead: (id) => payload.findByID({ collection: 'leads', id, depth: 0 }),
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
