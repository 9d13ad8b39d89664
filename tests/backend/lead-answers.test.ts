import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnswersOfLead } from '@/lib/backend/desk/answers-of-lead';
import { leadPlan } from '@/lib/backend/forms/plans/leads';
import type { FormName } from '@/schemas/forms/forms';
import { type Desk, everyone, openDesk, type Role } from './support/lead-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.backend.stop());
beforeEach(() => desk.clear());

describe('what a visitor filled in', () => {
  const draw = async (id: number, role: Role) => {
    const user = role === 'public' ? null : desk.network.users[role];
    const req = await createLocalReq(user ? { user } : {}, desk.backend.payload);
    return AnswersOfLead({ id, req });
  };

  test.each(everyone)(
    'with a lead of $place is shown to $role who may read it',
    async ({ role, place, mayWork }) => {
      const answers = { full_name: 'Kofi', reach_by: 'whatsapp', reach_when: 'evening', privacy: true };
      const { id } = await desk.makeLead(place, { answers });
      const drawn = await draw(id, role);
      if (!mayWork) return expect(drawn).toBeNull();
      const html = renderToStaticMarkup(drawn);
      for (const said of ['Kofi', 'WhatsApp', 'evening'])
        expect(html.toLowerCase()).toContain(said.toLowerCase());
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
  ])('with the form %s is all there', async (form, answers, said) => {
    const { id } = await desk.makeLead('own', { form, answers });
    const html = renderToStaticMarkup(await draw(id, 'office-editor'));
    for (const one of said) expect(html).toContain(one);
  });

  test('stands in the form of a lead, and is left out where nothing is known of it', async () => {
    const { id } = await desk.makeLead('own');
    expect(await draw(id, 'network-admin')).toBeNull();
    expect(JSON.stringify(leadPlan.tabs)).toContain('"filled_in"');
  });
});
