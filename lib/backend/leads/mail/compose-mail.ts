import { environment } from '@/lib/environment';
import { html, type Markup, markup } from '@/lib/forms/html';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';
import {
  createParagraphPart,
  createRowsPart,
  type MailPart,
  mailStyleSheet,
  mailStyles,
  stripColours,
} from './mail-parts';

/**
 * Comments around the sender's name at the top of a mail. The logo replaces the name when the mail is sent.
 */
export const senderNameMarkers = ['<!--name-->', '<!--/name-->'] as const;

const defaultSender = 'Tessera <no-reply@tessera.example>';

/** The `From` header. */
export const getMailFrom = (): string => environment.mailFrom() ?? defaultSender;

/** Name of the sender and address of the site for the top of a mail. */
export function getSender(): { name: string; address: string } {
  const [, name = ''] = /^\s*"?([^"<]*?)"?\s*</.exec(getMailFrom()) ?? [];
  return { name: name || getMailFrom(), address: siteUrl() };
}

/** Content of a mail in order: paragraphs, a table of names and values, and further parts. */
export type MailBody = {
  locale: Locale;
  subject: string;
  opening: readonly string[];
  rows?: readonly (readonly [string, string])[];
  parts?: readonly MailPart[];
  closing?: readonly string[];
};

/** Length of the preheader that mail clients show next to the subject; none shows more. */
const MAX_PREHEADER_LENGTH = 200;

/** Renders a mail as text and as HTML with tables and inline styles, which all mail clients support. */
export function composeMail({ locale, subject, opening, rows = [], parts = [], closing = [] }: MailBody) {
  const singleLineSubject = toSingleLine(subject);
  const paragraphs = opening.map((line) => createParagraphPart(line));
  const bodyParts = [...paragraphs, ...(rows.length > 0 ? [createRowsPart(rows)] : []), ...parts];
  const footerParts = closing.map((line) => createParagraphPart(line, true));
  const text = [...bodyParts, ...footerParts].map((part) => part.text).join('\n\n');
  const document = renderDocument({
    locale,
    title: singleLineSubject,
    preview: opening.join(' ').slice(0, MAX_PREHEADER_LENGTH),
    bodyParts,
    footerParts,
  });
  return { subject: singleLineSubject, text: `${text}\n`, html: document.source };
}

type MailDocument = {
  locale: Locale;
  title: string;
  preview: string;
  bodyParts: MailPart[];
  footerParts: MailPart[];
};

function renderDocument({ locale, title, preview, bodyParts, footerParts }: MailDocument): Markup {
  const { name, address } = getSender();
  return html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${markup(mailStyleSheet)}</style></head>
<body class="page" style="${mailStyles.page}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" style="width:100%;border-collapse:collapse;${mailStyles.page};${mailStyles.text}"><tr><td style="padding:0 12px 32px">
<table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse"><tr><td>
<table role="presentation" aria-hidden="true" style="width:100%;border-collapse:collapse"><tr>${stripColours.map(
    (colour) => html`<td style="height:6px;line-height:6px;font-size:1px;background:${colour}">&nbsp;</td>`,
  )}</tr></table>
<p style="margin:24px 0"><a class="name" href="${address}" style="${mailStyles.name}">${markup(senderNameMarkers[0])}${name}${markup(senderNameMarkers[1])}</a></p>
<div class="sheet" style="${mailStyles.sheet}"><h1 class="title" style="${mailStyles.title}">${title}</h1>
${bodyParts.map((part) => part.html)}
</div>
<div style="padding:20px 4px 0">${footerParts.map((part) => part.html)}</div>
</td></tr></table></td></tr></table></body></html>
`;
}

/** A header field of a mail must not contain line breaks. */
const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 180);
