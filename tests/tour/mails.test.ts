import { expect, it } from 'vitest';
import { enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { mailsIn } from './mails';

it.each(enabledLocales)(
  'shows in %s the mail that staff answer with, in the words of that language',
  (locale) => {
    const answers = mailsIn(locale).filter(({ name }) => name.startsWith('desk '));
    const subject = createTranslate(locale)('inquiry.mail.answerSubject', { recipient: 'Osu' });
    expect(answers).toMatchObject([
      { name: `desk answer-visitor ${locale}`, mail: { subject, to: 'kofi@example.com' } },
    ]);
  },
);

it('names no two mails of a language alike, since each is a picture of its own', () => {
  const names = mailsIn('en-GH').map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
