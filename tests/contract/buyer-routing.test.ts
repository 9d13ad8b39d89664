import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormsHarness, startForms, validInquiry } from './start-forms';

let forms: FormsHarness;
beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());

test.each([
  ['a confirmed', 'active', { routed_by: 'assigned' }],
  ['an unconfirmed', 'unconfirmed', { routed_by: 'network' }],
  ['a cancelled', 'cancelled', { routed_by: 'network' }],
] as const)('the inquiry of %s buyer with an assigned agent', async (_, status, expected) => {
  await forms.clear();
  const { ama } = forms.contract.people;
  await forms.contract.payload.create({
    collection: 'buyers',
    data: {
      ...{ status, email: 'kofi@example.com', first_name: 'Kofi', last_name: 'Boateng', language: 'en-GH' },
      ...{ agent: ama.id, office: forms.contract.offices.osu.id },
    },
  });
  await forms.send({ ...validInquiry, email: 'KOFI@example.com', phone: '' });
  const leads = await forms.rows(sql`select routed_by, agent_id from leads`);
  const agent = status === 'active' ? ama.id : null;
  expect(leads).toMatchObject([{ ...expected, agent_id: agent }]);
});
