import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnswersOfLead } from '@/lib/backend/desk/answers-of-lead';
import { MailedAnswers } from '@/lib/backend/desk/mailed-answers';
import { leadPlan } from '@/lib/backend/forms/plans/leads';
import type { FormName } from '@/schemas/forms/forms';
import { type Desk, everyone, openDesk, type Place, type Role } from './support/lead-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.backend.stop());
beforeEach(() => desk.clear());

const draw = async (part: typeof AnswersOfLead, id: number, role: Role) => {
  const user = role === 'public' ? null : desk.network.users[role];
  const req = await createLocalReq(user ? { user } : {}, desk.backend.payload);
  return part({ id, req });
};

describe('what a visitor filled in', () => {
  test.each(everyone)(
    'with a lead of $place is shown to $role who may read it',
    async ({ role, place, mayWork }) => {
      const answers = { reach_by: 'whatsapp', reach_when: 'evening', privacy: true };
      const { id } = await desk.makeLead(place, { answers });
      const drawn = await draw(AnswersOfLead, id, role);
      if (!mayWork) return expect(drawn).toBeNull();
      const html = renderToStaticMarkup(drawn);
      for (const said of ['WhatsApp', 'evening']) expect(html.toLowerCase()).toContain(said.toLowerCase());
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
  ])('with the form %s is there, as far as the lead itself does not say it', async (form, answers, said) => {
    const { id } = await desk.makeLead('own', { form, answers });
    const html = renderToStaticMarkup(await draw(AnswersOfLead, id, 'office-editor'));
    for (const one of said) expect(html).toContain(one);
  });

  test('is left out where the lead says the same in a field of its own', async () => {
    const answers = { full_name: 'Kofi', email: 'kofi@example.com', message: 'Hello', reason: 'buying' };
    const own = await desk.makeLead('own', { answers });
    expect(await draw(AnswersOfLead, own.id, 'office-editor')).toBeNull();
    const inTwo = { first_name: 'Ko', last_name: 'Fi', town: 'Osu', phone: '024 412 3456' };
    const seller = await desk.makeLead('own', { form: 'seller-registration', answers: inTwo });
    const html = renderToStaticMarkup(await draw(AnswersOfLead, seller.id, 'office-editor'));
    expect([...html.matchAll(/<li>.*?<\/li>/g)].map(([row]) => row.replace(/<.*?>/g, ''))).toEqual([
      expect.stringMatching(/: 024 412 3456$/),
      expect.stringMatching(/: Osu$/),
    ]);
  });

  test('stands in the form of a lead, and is left out where nothing is known of it', async () => {
    const { id } = await desk.makeLead('own');
    expect(await draw(AnswersOfLead, id, 'network-admin')).toBeNull();
    expect(JSON.stringify(leadPlan.tabs)).toContain('"filled_in"');
  });
});

describe('what became of an answer', () => {
  const answer = async (place: Place) => {
    const { id } = await desk.makeLead(place);
    const key = id.toString(16).padStart(24, '0');
    await desk.call('network-admin', `/${id}/answer`, { key, words: 'Come and see us.' });
    return id;
  };
  const said = async (id: number, role: Role) => {
    const drawn = await draw(MailedAnswers, id, role);
    return drawn && [...renderToStaticMarkup(drawn).matchAll(/<li>(.*?)<\/li>/g)].map(([, row]) => row);
  };

  test.each(everyone)('to a lead of $place is told to $role who may read it', async (one) => {
    const id = await answer(one.place);
    const waits = expect.stringMatching(/^On its way to kofi@example\.com since .* UTC\.$/);
    expect(await said(id, one.role)).toEqual(one.mayWork ? [waits] : null);
  });

  test.each([
    [sql`fault = 'No such mailbox'`, /^On its way to .* It is tried again; the last .*: No such mailbox$/],
    [sql`sent_at = '2026-03-03T10:15Z'`, /^Mailed to kofi@example\.com on 3 March 2026 at 10:15 UTC\.$/],
    [
      sql`given_up_at = '2026-03-03T10:15Z'`,
      /^Not mailed to kofi@.*: it was left unsent on 3 March 2026 at 10:15 UTC\.$/,
    ],
  ])('is as the queue has it', async (outcome, expected) => {
    const id = await answer('own');
    await desk.rows(sql`update mail_queue set ${outcome} where lead_id = ${id}`);
    expect(await said(id, 'office-editor')).toEqual([expect.stringMatching(expected)]);
  });

  test('is told of answers only, and stands in the form of a lead', async () => {
    const { id } = await desk.makeLead('own');
    await desk.rows(sql`insert into mail_queue (id, lead_id, recipient, subject, text, html)
      values (${`lead-${id}-visitor`}, ${id}, 'kofi@example.com', 'S', 'T', 'H')`);
    expect(await said(id, 'network-admin')).toBeNull();
    expect(JSON.stringify(leadPlan.tabs)).toContain('"mailed_answers"');
  });
});
