import { expect, test } from 'vitest';
import { parseFigures } from '@/lib/valuation/parse-figures';
import { valuationResultOf } from '@/lib/valuation/valuation-result';
import type { Locale } from '@/schemas/locale';
import type { LeadRoute } from './route-lead';
import { composeValuationMails } from './valuation-mails';

const route: LeadRoute = {
  name: 'Osu',
  email: 'osu@example.com',
  office: 1,
  agent: null,
  rule: 'office',
  steps: '',
  unserved: null,
};
const trade = {
  ...{ id: 1, industry: 'Restaurants', slug: 'restaurants', sde_low: 1.65, sde_mid: 2.15, sde_high: 2.65 },
  ...{
    sales_multiple: 0.39,
    years: '2021–2025',
    source: 'BizBuySell',
    source_url: 'https://bizbuysell.example',
  },
  ...{ updatedAt: '', createdAt: '' },
};

function mailsOf(fields: string, locale: Locale = 'en-GH') {
  const input = parseFigures(new URLSearchParams(fields));
  const answer = valuationResultOf(input, { low: 165, mid: 215, high: 265, sales: 39 });
  const contactPath = '/en-GH/locations/greater-accra/osu/contact-us';
  const values = { email: 'ama@example.com', privacy: true, figures: fields };
  const [toStaff, toVisitor] = composeValuationMails(
    {
      ...{ id: 7, values, locale, contactPath, page: contactPath, route, answer: null },
      contact: { ...route, phone: '+233302771234', extension: null, whatsApp: null },
    },
    { answer, trade },
  );
  return { toStaff, toVisitor };
}

test('valuation mails › send the range, the calculation and its sources to the visitor and the recipient', () => {
  const { toStaff, toVisitor } = mailsOf('profit=100,000&pay=100,000&sales=1,200,000');
  expect(toVisitor).toMatchObject({
    id: 'lead-7-visitor',
    to: 'ama@example.com',
    replyTo: 'osu@example.com',
  });
  for (const body of [toVisitor?.text, toVisitor?.html, toStaff?.text]) {
    expect(body).toContain('GH₵330,000 – GH₵530,000');
    expect(body).toContain('2.15 (1.65 to 2.65)');
    expect(body).toContain('BizBuySell');
  }
  expect(toVisitor?.text).toContain('not a valuation or an offer');
  expect(toVisitor?.text).toContain('/en-GH/locations/greater-accra/osu/sell-a-business/calculator');
  expect(toStaff).toMatchObject({ to: 'osu@example.com', replyTo: 'ama@example.com' });
});

test('valuation mails › use the language of the form', () => {
  expect(mailsOf('profit=100,000', 'fr-CA').toVisitor?.text).toMatch(
    /^Bonjour,[\s\S]*Bénéfice avant impôt: 100\s000/,
  );
});

test('valuation mails › contain the total of the items but no text that the visitor typed', () => {
  const { toStaff, toVisitor } = mailsOf(
    'profit=1,000&once=Buy+at+evil.example&onceAmount=2,000&own=<b>&ownAmount=3,000',
  );
  for (const mail of [toStaff, toVisitor])
    expect(mail?.html + (mail?.text ?? '')).not.toMatch(/evil|<b>|&lt;b/);
  expect(toVisitor?.text).toContain('One-off costs: GH₵2,000');
});

test('valuation mails › show no range for a loss and no calculation for an unknown trade', () => {
  const { toVisitor } = mailsOf('profit=-5,000&stock=1,000');
  expect(toVisitor?.text).toContain('a multiple of earnings does not apply');
  expect(toVisitor?.text).not.toContain('2.15');
  expect(mailsOf('stock=1').toVisitor?.text).toContain('No multiples are available yet.');
});
