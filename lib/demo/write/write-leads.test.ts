import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
});
afterAll(() => backend?.stop());

const findLeads = async () => {
  const { docs } = await backend.payload.find({
    collection: 'leads',
    depth: 1,
    pagination: false,
    sort: 'id',
  });
  return docs.map(({ office, ...lead }) => ({
    ...lead,
    office: typeof office === 'object' ? (office?.slug ?? null) : office,
  }));
};

describe('the leads of the demonstration', () => {
  test('are routed by the rules of the site, each with its reason', async () => {
    const routed = (await findLeads()).map(({ name, office, routed_by }) => [name, office, routed_by]);
    expect(routed).toEqual([
      ['Esi Quansah', 'osu', 'territory'],
      ['Kwabena Aidoo', 'osu', 'office'],
      ['Adwoa Pokuaa', 'ahodwo', 'territory'],
      ['Alhaji Fuseini', 'tamale', 'territory'],
      ['Joseph Awini', null, 'network'],
      ['Linda Tamakloe', 'osu', 'agent_branding'],
      ['Nii Lante Okai', 'east-legon', 'territory'],
      ['Comfort Larbi', 'koforidua', 'nearest'],
    ]);
    for (const { routing } of await findLeads()) expect(routing).toContain('The agent of the page: ');
  });

  test('are answered, open and escalated to each level, with a deadline, and mail nothing', async () => {
    const leads = await findLeads();
    const states = leads.map(({ state, escalated_to }) => escalated_to ?? state);
    expect(new Set(states)).toEqual(new Set(['new', 'answered', 'manager', 'network']));
    for (const { state, answered_at, replies, due_at, createdAt } of leads) {
      expect(Boolean(answered_at)).toBe(state === 'answered');
      expect(replies?.length).toBe(state === 'answered' ? 1 : 0);
      expect(Date.parse(due_at ?? '')).toBeGreaterThan(Date.parse(createdAt));
    }
    const { rows } = await backend.payload.db.drizzle.execute(sql`select 1 from mail_queue`);
    expect(rows).toEqual([]);
    const { escalateLeads } = await import('@/lib/backend/leads/escalate-leads');
    expect(await escalateLeads(backend.payload)).toBe(0);
  });

  test('fill the tables of the dashboard', async () => {
    const { findOpenLeads } = await import('@/lib/backend/leads/inbox/open-leads');
    const { docs } = await backend.payload.find({
      collection: 'staff',
      where: { role: { equals: 'network-admin' } },
    });
    const [admin] = docs;
    if (!admin) throw new Error('There is no administrator');
    const open = await findOpenLeads(backend.payload, { ...admin, collection: 'staff' });
    const figures = open.map(({ office, open: count, escalated, answer_time }) => [
      office?.replace('Meridian Business Advisors ', '') ?? null,
      count,
      escalated,
      answer_time === null ? null : Math.round(answer_time / 3_600),
    ]);
    expect(figures).toEqual(
      expect.arrayContaining([
        ['Osu', 2, 0, 2],
        ['Kumasi South: Ahodwo, Santasi, Daban and Atasomanso', 1, 1, null],
        ['Tamale', 0, 0, 20],
        [null, 1, 1, null],
        ['East Legon', 1, 0, null],
      ]),
    );
  });
});
