import { html, markup } from '@/lib/forms/html';
import type { Locale } from '@/schemas/locale';

/** What a mail says, in order: sentences, and names with their values. */
export type MailBody = {
  locale: Locale;
  subject: string;
  opening: readonly string[];
  rows?: readonly (readonly [string, string])[];
  closing?: readonly string[];
};

const font = 'font:16px/1.6 Inter,Segoe UI,Helvetica,Arial,sans-serif';

/** The same as text and as HTML of tables and inline styles, which is what mail programs draw alike. */
export function composeMail({ locale, subject, opening, rows = [], closing = [] }: MailBody) {
  const text = [
    ...opening,
    ...(rows.length > 0 ? [rows.map(([name, value]) => `${name}\n${indented(value)}`).join('\n\n')] : []),
    ...closing,
  ].join('\n\n');
  const page = html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:24px;${font}"><div style="max-width:560px;margin:0 auto">
${opening.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
${
  rows.length > 0 &&
  html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 24px">${rows.map(
    ([
      name,
      value,
    ]) => html`<tr><td style="padding:8px 16px 8px 0;vertical-align:top;width:34%;opacity:0.75">${name}</td>
<td style="padding:8px 0;vertical-align:top">${lined(value)}</td></tr>`,
  )}</table>`
}
${closing.map((line) => html`<p style="margin:0 0 16px;opacity:0.75">${line}</p>`)}
</div></body></html>
`;
  return { subject: onOneLine(subject), text: `${text}\n`, html: page.written };
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
const lined = (text: string) => text.split('\n').map((line, at) => html`${at > 0 && markup('<br>')}${line}`);
/** A header of a mail ends with its line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 180);
