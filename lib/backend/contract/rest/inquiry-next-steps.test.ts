import { expect, test, vi } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import { formatNextSteps, readContact } from './inquiry-next-steps';

const route = {
  ...{ name: 'Osu', email: 'osu@example.com', office: 1, agent: null, steps: '', isUnserved: false },
  rule: 'network',
} as const;
const contactDetails = {
  answers: 'within one working day',
  telephone: '030 273 0100',
  hours: 'Monday to Friday, 8 to 5',
};
const t = createTranslate('en-GH');

test('inquiry next steps › names the recipient, the response time and the phone number', () => {
  expect(formatNextSteps(t, route, contactDetails)).toBe(
    'Osu has received your message and will answer within one working day, in the way you chose. We have sent you a confirmation by email. Sooner: 030 273 0100, Monday to Friday, 8 to 5.',
  );
});

test('inquiry next steps › adds the phone number only for inquiries on network pages', () => {
  expect(formatNextSteps(t, { ...route, rule: 'listing_agent' }, contactDetails)).toContain(
    'Sooner: 030 273 0100',
  );
  for (const by of ['office', 'agent_branding'] as const)
    expect(formatNextSteps(t, { ...route, rule: by }, contactDetails)).not.toContain('Sooner');
});

test('inquiry next steps › omits what the network does not promise', () => {
  expect(formatNextSteps(t, route, {})).toBe(
    'Osu has received your message and will answer in the way you chose. We have sent you a confirmation by email.',
  );
  expect(formatNextSteps(t, route, { telephone: contactDetails.telephone })).toMatch(
    /Sooner: 030 273 0100\.$/,
  );
});

test('inquiry next steps › returns no contact details when the database is unavailable, since the message is already stored', async () => {
  const find = vi.fn().mockRejectedValue(new Error('The database has gone'));
  const logger = { warn: vi.fn() };
  expect(await readContact({ find, logger }, 'en-GH')).toEqual({});
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
