import { expect, test, vi } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import { readContact, tellNext } from './tell-next';

const route = {
  ...{ name: 'Osu', email: 'osu@example.com', office: 1, agent: null, steps: '' },
  by: 'network',
} as const;
const said = {
  answers: 'within one working day',
  telephone: '030 273 0100',
  hours: 'Monday to Friday, 8 to 5',
};
const t = createTranslate('en-GH');

test('who writes is told who has it, how soon they answer and how to be answered sooner', () => {
  expect(tellNext(t, route, said)).toBe(
    'Osu has received your message and will answer within one working day, in the way you chose. We have sent you a confirmation by email. Sooner: 030 273 0100, Monday to Friday, 8 to 5.',
  );
});

test('an office and an agent have numbers and hours of their own on their pages, and on the network’s its own', () => {
  expect(tellNext(t, { ...route, by: 'listing_agent' }, said)).toContain('Sooner: 030 273 0100');
  for (const by of ['office', 'agent_branding'] as const)
    expect(tellNext(t, { ...route, by }, said)).not.toContain('Sooner');
});

test('nothing is promised that the network does not promise', () => {
  expect(tellNext(t, route, {})).toBe(
    'Osu has received your message and will answer in the way you chose. We have sent you a confirmation by email.',
  );
  expect(tellNext(t, route, { telephone: said.telephone })).toMatch(/Sooner: 030 273 0100\.$/);
});

test('a message that is kept is not told to be lost where the promise cannot be read', async () => {
  const find = vi.fn().mockRejectedValue(new Error('The database has gone'));
  const logger = { warn: vi.fn() };
  expect(await readContact({ find, logger }, 'en-GH')).toEqual({});
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
