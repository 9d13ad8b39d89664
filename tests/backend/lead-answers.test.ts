import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadPlan } from '@/lib/backend/admin/forms/plans/listing-plans';
import { LeadAnswersPanel, SentRepliesPanel } from '@/lib/backend/leads/inbox/lead-panels';
import type { FormName } from '@/schemas/forms/forms';
import {
  accessMatrix,
  type LeadInbox,
  type LeadPlace,
  type Role,
  startLeadInbox,
} from './support/lead-inbox';

let inbox: LeadInbox;
beforeAll(async () => {
  inbox = await startLeadInbox();
});
afterAll(() => inbox?.backend.stop());
beforeEach(() => inbox.clear());

const render = async (part: typeof LeadAnswersPanel, id: number, role: Role) => {
  const user = role === 'public' ? null : inbox.network.users[role];
  const req = await createLocalReq(user ? { user } : {}, inbox.backend.payload);
  return part({ id, req });
};

describe('form answers of a lead', () => {
  test.each(accessMatrix)(
    'of $place are visible to $role within their access',
    async ({ role, place, mayWork }) => {
      const answers = { reach_by: 'whatsapp', reach_when: 'evening', privacy: true };
      const { id } = await inbox.createLead(place, { answers });
      const element = await render(LeadAnswersPanel, id, role);
      if (!mayWork) return expect(element).toBeNull();
      const html = renderToStaticMarkup(element);
      for (const text of ['WhatsApp', 'evening']) expect(html.toLowerCase()).toContain(text.toLowerCase());
      expect(html).not.toContain('true');
    },
  );

  test.each<[FormName, object, string[]]>([
    ['guide', { full_name: 'Kofi', guide: '/en-GH/franchise-guide' }, ['/en-GH/franchise-guide']],
    [
      'valuation-mail',
      { figures: 'trade=bakery&profit=120000&once=Flood&onceAmount=5000&hours=40' },
      ['bakery', '120,000', 'Flood', '5,000', '40'],
    ],
  ])('of the form %s are listed unless a lead field has the same value', async (form, answers, text) => {
    const { id } = await inbox.createLead('own', { form, answers });
    const html = renderToStaticMarkup(await render(LeadAnswersPanel, id, 'office-editor'));
    for (const one of text) expect(html).toContain(one);
  });

  test('are omitted when a lead field has the same value', async () => {
    const answers = { full_name: 'Kofi', email: 'kofi@example.com', message: 'Hello', reason: 'buying' };
    const own = await inbox.createLead('own', { answers });
    expect(await render(LeadAnswersPanel, own.id, 'office-editor')).toBeNull();
    const inTwo = { first_name: 'Ko', last_name: 'Fi', town: 'Osu', phone: '024 412 3456' };
    const seller = await inbox.createLead('own', { form: 'seller-registration', answers: inTwo });
    const html = renderToStaticMarkup(await render(LeadAnswersPanel, seller.id, 'office-editor'));
    expect([...html.matchAll(/<li>.*?<\/li>/g)].map(([row]) => row.replace(/<.*?>/g, ''))).toEqual([
      expect.stringMatching(/: 024 412 3456$/),
      expect.stringMatching(/: Osu$/),
    ]);
  });

  test('are shown in the lead form and omitted when empty', async () => {
    const { id } = await inbox.createLead('own');
    expect(await render(LeadAnswersPanel, id, 'network-admin')).toBeNull();
    expect(JSON.stringify(leadPlan.tabs)).toContain('"filled_in"');
  });
});

describe('delivery status of a reply', () => {
  const answer = async (place: LeadPlace) => {
    const { id } = await inbox.createLead(place);
    const key = id.toString(16).padStart(24, '0');
    await inbox.call('network-admin', `/${id}/answer`, { key, words: 'Come and see us.' });
    return id;
  };
  const statusText = async (id: number, role: Role) => {
    const element = await render(SentRepliesPanel, id, role);
    return element && [...renderToStaticMarkup(element).matchAll(/<li>(.*?)<\/li>/g)].map(([, row]) => row);
  };

  test.each(accessMatrix)('to a lead of $place is visible to $role within their access', async (one) => {
    const id = await answer(one.place);
    const waits = expect.stringMatching(/^Queued for kofi@example\.com since .* UTC\.$/);
    expect(await statusText(id, one.role)).toEqual(one.mayWork ? [waits] : null);
  });

  test.each([
    [sql`error = 'No such mailbox'`, /^Queued for .* Retrying; the last .*: No such mailbox$/],
    [sql`sent_at = '2026-03-03T10:15Z'`, /^Sent to kofi@example\.com on 3 March 2026 at 10:15 UTC\.$/],
    [
      sql`abandoned_at = '2026-03-03T10:15Z'`,
      /^Not sent to kofi@.*: delivery was abandoned on 3 March 2026 at 10:15 UTC\.$/,
    ],
  ])('is the status of the queued mail', async (outcome, expected) => {
    const id = await answer('own');
    await inbox.rows(sql`update mail_queue set ${outcome} where lead_id = ${id}`);
    expect(await statusText(id, 'office-editor')).toEqual([expect.stringMatching(expected)]);
  });

  test('exists for replies only and is shown in the lead form', async () => {
    const { id } = await inbox.createLead('own');
    await inbox.rows(sql`insert into mail_queue (id, lead_id, recipient, subject, text, html)
      values (${`lead-${id}-visitor`}, ${id}, 'kofi@example.com', 'S', 'T', 'H')`);
    expect(await statusText(id, 'network-admin')).toBeNull();
    expect(JSON.stringify(leadPlan.tabs)).toContain('"mailed_answers"');
  });
});
