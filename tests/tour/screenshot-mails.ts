import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { Locale } from '../../schemas/locale.ts';
import { mailsIn, type NamedMail } from './mails.ts';
import { schemes } from './view.ts';

const locales: readonly Locale[] = ['en-GH', 'fr-CA'];
const widths = [360, 720] as const;

/**
 * Takes a screenshot of the HTML of every mail, in light and dark, into the subfolder `mail`, with its text
 * beside it.
 * @returns the number of mails.
 */
export async function screenshotMails(browser: Browser, tour: string): Promise<number> {
  const folder = path.join(tour, 'mail');
  mkdirSync(folder, { recursive: true });
  const mails = locales.flatMap(mailsIn);
  for (const width of widths)
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport: { width, height: 400 }, colorScheme });
      const page = await context.newPage();
      for (const { name, mail } of mails) {
        await page.setContent(mail.html);
        await page.screenshot({
          path: path.join(folder, `${fileOf(name)}--${width}--${colorScheme}.png`),
          fullPage: true,
        });
      }
      await context.close();
    }
  for (const { name, mail } of mails)
    writeFileSync(path.join(folder, `${fileOf(name)}.txt`), asPlainText(mail));
  writeFileSync(path.join(folder, 'index.html'), mails.map(row).join(''));
  return mails.length;
}

const fileOf = (name: string): string => name.replaceAll(' ', '-');

/** As a client without HTML displays it. */
const asPlainText = ({ to, replyTo, subject, text }: NamedMail['mail']): string =>
  `To: ${to}\nReply-To: ${replyTo ?? ''}\nSubject: ${subject}\n\n${text}`;

function row({ name }: NamedMail): string {
  const pictures = widths.flatMap((width) =>
    schemes.map(
      (scheme) => `<img src="${fileOf(name)}--${width}--${scheme}.png" width="${width / 2}" alt="">`,
    ),
  );
  return `<h2>${name} <a href="${fileOf(name)}.txt">text</a></h2><p>${pictures.join(' ')}</p>`;
}
