import { expect, it } from 'vitest';
import { enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { mailsIn } from './mails';

it.each(enabledLocales)('mails › contain the reply of staff in %s', (locale) => {
  const answers = mailsIn(locale).filter(({ name }) => name.startsWith('reply '));
  const subject = createTranslate(locale)('inquiry.mail.answerSubject', { recipient: 'Osu' });
  expect(answers).toMatchObject([
    { name: `reply answer-visitor ${locale}`, mail: { subject, to: 'kofi@example.com' } },
  ]);
});

it('mails › have unique names, which are file names of screenshots', () => {
  const names = mailsIn('en-GH').map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
