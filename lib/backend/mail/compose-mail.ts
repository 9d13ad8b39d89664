import { html, type Markup, markup } from '@/lib/forms/html';
import type { Locale } from '@/schemas/locale';
import { look, mailStyle, strip } from './mail-look';
import { linePart, type MailPart, rowsPart } from './mail-part';
import { nameMarks } from './name-marks';
import { senderOf } from './sender';

/** What a mail says, in order: sentences, names with their values, and what else there is to show. */
export type MailBody = {
  locale: Locale;
  subject: string;
  opening: readonly string[];
  rows?: readonly (readonly [string, string])[];
  parts?: readonly MailPart[];
  closing?: readonly string[];
};

/** Of what a list of mails shows beside the subject; none shows more. */
const mostPreviewed = 200;

/** The same as text and as HTML of tables and inline styles, which is what mail programs draw alike. */
export function composeMail({ locale, subject, opening, rows = [], parts = [], closing = [] }: MailBody) {
  const title = onOneLine(subject);
  const said = opening.map((line) => linePart(line));
  const shown = [...said, ...(rows.length > 0 ? [rowsPart(rows)] : []), ...parts];
  const last = closing.map((line) => linePart(line, true));
  const text = [...shown, ...last].map((part) => part.text).join('\n\n');
  const page = drawPage({ locale, title, preview: opening.join(' ').slice(0, mostPreviewed), shown, last });
  return { subject: title, text: `${text}\n`, html: page.written };
}

type Drawn = { locale: Locale; title: string; preview: string; shown: MailPart[]; last: MailPart[] };

function drawPage({ locale, title, preview, shown, last }: Drawn): Markup {
  const { name, address } = senderOf();
  return html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${markup(mailStyle)}</style></head>
<body class="page" style="${look.page}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" style="width:100%;border-collapse:collapse;${look.page};${look.text}"><tr><td style="padding:0 12px 32px">
<table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse"><tr><td>
<table role="presentation" aria-hidden="true" style="width:100%;border-collapse:collapse"><tr>${strip.map(
    (colour) => html`<td style="height:6px;line-height:6px;font-size:1px;background:${colour}">&nbsp;</td>`,
  )}</tr></table>
<p style="margin:24px 0"><a class="name" href="${address}" style="${look.name}">${markup(nameMarks[0])}${name}${markup(nameMarks[1])}</a></p>
<div class="sheet" style="${look.sheet}"><h1 class="title" style="${look.title}">${title}</h1>
${shown.map((part) => part.html)}
</div>
<div style="padding:20px 4px 0">${last.map((part) => part.html)}</div>
</td></tr></table></td></tr></table></body></html>
`;
}

/** A header of a mail ends with its line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 180);
