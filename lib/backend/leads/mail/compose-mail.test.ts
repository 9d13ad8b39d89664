import { expect, test, vi } from 'vitest';
import { composeMail } from './compose-mail';
import { createActionPart, createBarsPart, createFigurePart, createSumPart } from './mail-parts';

test('composeMail › renders the same content as text and HTML and escapes visitor markup', () => {
  const mail = composeMail({
    ...{ locale: 'en-GH', subject: 'Selling: Ama\r\nBcc: all@example.com' },
    opening: ['Good day,', 'Yours,\nEsi'],
    rows: [['Message', 'first\n<b>second</b>']],
    closing: ['Bye.'],
  });
  expect(mail.subject).toBe('Selling: Ama Bcc: all@example.com');
  expect(mail.text).toBe('Good day,\n\nYours,\nEsi\n\nMessage\n  first\n  <b>second</b>\n\nBye.\n');
  expect(mail.html).toContain('>Good day, Yours,\nEsi</div>');
  expect(mail.html).toContain('Yours,<br>Esi');
  expect(mail.html).toContain('first<br>&lt;b&gt;second&lt;/b&gt;');
});

test('composeMail › links only addresses of this site and loads no external resources', () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  const { html, text } = composeMail({
    ...{ locale: 'en-GH', subject: 'A' },
    opening: ['Ama of https://evil.example asks', 'https://site.example.evil/x'],
    rows: [['Message', 'https://site.example/contact-us']],
    closing: ['Sent from https://site.example/en-GH/contact-us.'],
  });
  vi.unstubAllEnvs();
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://site.example',
    'https://site.example/en-GH/contact-us',
  ]);
  expect(html).not.toMatch(/<img|url\(|<link|<script/);
  expect(text).toContain('Sent from https://site.example/en-GH/contact-us.');
});

test('composeMail › renders figures, sums, bars and actions as text', () => {
  const bars = [{ name: 'Based on earnings', valueText: 'GH₵1 – GH₵2', from: 40, to: 80, middle: 60 }];
  const { text, html } = composeMail({
    ...{ locale: 'en-GH', subject: 'A', opening: ['Good day,'] },
    parts: [
      createFigurePart('GH₵1 – GH₵2', 'Midpoint: GH₵1'),
      createSumPart('How', [
        ['Profit', 'GH₵1'],
        ['SDE', 'GH₵2'],
      ]),
      createBarsPart('Ways', bars),
      createActionPart('Open', 'https://site.example/a'),
    ],
  });
  expect(text).toBe(
    'Good day,\n\nGH₵1 – GH₵2\nMidpoint: GH₵1\n\nHow\n  Profit: GH₵1\n  SDE: GH₵2\n\nWays\n  Based on earnings: GH₵1 – GH₵2\n\nOpen: https://site.example/a\n',
  );
  const widths = [...html.matchAll(/width:([\d.]+)%;height:12px/g)].map(([, width]) => Number(width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0);
});
