import { expect, test } from 'vitest';
import { composeMail } from './compose-mail';

test('a mail says the same as text and as HTML, and nothing in it is markup of a visitor', () => {
  const mail = composeMail({
    ...{ locale: 'en-GH', subject: 'Selling: Ama\r\nBcc: all@example.com' },
    opening: ['Good day,'],
    rows: [['Message', 'first\n<b>second</b>']],
    closing: ['Bye.'],
  });
  expect(mail.subject).toBe('Selling: Ama Bcc: all@example.com');
  expect(mail.text).toBe('Good day,\n\nMessage\n  first\n  <b>second</b>\n\nBye.\n');
  expect(mail.html).toContain('first<br>&lt;b&gt;second&lt;/b&gt;');
});
