import { html, type Markup, markup } from '@/lib/forms/html';
import { siteUrl } from '@/lib/routes/site-url';
import { barColours, mailStyles } from './mail-look';

/** A part of a mail, rendered as text and as HTML. */
export type MailPart = { text: string; html: Markup };

/**
 * A paragraph. Addresses of this site become links; other addresses stay text, since visitors may have
 * written them.
 */
export function paragraphPart(text: string, isQuiet = false): MailPart {
  const style = isQuiet ? mailStyles.small : mailStyles.paragraph;
  const content = text.split(/(https?:\/\/\S+[^\s.,;)])/).map(linkOwnUrl);
  return { text: text, html: html`<p class="${isQuiet && 'quiet'}" style="${style}">${content}</p>` };
}

/** A table of questions and answers. */
export function rowsPart(rows: readonly (readonly [string, string])[]): MailPart {
  return {
    text: rows.map(([name, value]) => `${name}\n${indent(value)}`).join('\n\n'),
    html: html`<table role="presentation" class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(
      ([name, value]) =>
        html`<tr><td class="quiet" style="${mailStyles.label}">${name}</td><td style="${mailStyles.value}">${withLineBreaks(value)}</td></tr>`,
    )}</table>`,
  };
}

/** A prominent figure with a note. */
export const figurePart = (figure: string, note: string): MailPart => ({
  text: `${figure}\n${note}`,
  html: html`<p class="figure" style="${mailStyles.figure}">${figure}</p><p class="quiet" style="${mailStyles.small};margin-bottom:24px">${note}</p>`,
});

/** A calculation with one row per item; the last row is the total. */
export function sumPart(title: string, rows: readonly (readonly [string, string])[]): MailPart {
  const lastIndex = rows.length - 1;
  return {
    text: [title, ...rows.map(([name, amount]) => `  ${name}: ${amount}`)].join('\n'),
    html: html`${heading(title)}<table class="ruled" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(
      ([name, amount], at) =>
        html`<tr><td style="${mailStyles.sumLabel}${at === lastIndex && ';font-weight:600'}">${name}</td><td style="${mailStyles.sum}${at === lastIndex && ';font-weight:600'}">${amount}</td></tr>`,
    )}</table>`,
  };
}

/** A bar of a chart: start, end and marked middle in percent of the width. */
export type MailBar = { name: string; valueText: string; from: number; to: number; middle: number | null };

/** A bar chart on one scale; as text, only the values. */
export const barsPart = (title: string, bars: readonly MailBar[]): MailPart => ({
  text: [title, ...bars.map(({ name, valueText }) => `  ${name}: ${valueText}`)].join('\n'),
  html: html`${heading(title)}${bars.map(
    (bar) =>
      html`<table role="presentation" class="bar" style="width:100%;border-collapse:collapse;margin:0 0 6px"><tr><td class="quiet" style="${mailStyles.barName}">${bar.name}</td><td style="text-align:right;font-weight:600;white-space:nowrap">${bar.valueText}</td></tr></table>${renderBar(bar)}`,
  )}`,
});

/** A button with a link. */
export const actionPart = (label: string, href: string): MailPart => ({
  text: `${label}: ${href}`,
  html: html`<p style="margin:8px 0 24px"><a class="button" href="${href}" style="${mailStyles.button}">${label}</a></p>`,
});

/**
 * Renders a bar as table cells, which all mail clients support. Cells narrower than 1 percent are omitted.
 */
function renderBar({ from, to, middle }: MailBar): Markup {
  const half = middle === null ? 0 : 0.75;
  const middle = middle ?? to;
  const cells: [string, string, number][] = [
    ['empty', barColours.empty, from],
    ['full', barColours.full, middle - half - from],
    ['', barColours.middle, 2 * half],
    ['full', barColours.full, to - middle - half],
    ['empty', barColours.empty, 100 - to],
  ];
  return html`<table role="presentation" aria-hidden="true" style="width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 20px"><tr>${cells
    .filter(([, , width]) => width >= 1)
    .map(
      ([name, colour, width]) =>
        html`<td class="${name}" width="${Math.round(width)}%" style="width:${width.toFixed(2)}%;height:12px;line-height:12px;font-size:1px;background:${colour}">&nbsp;</td>`,
    )}</tr></table>`;
}

const heading = (title: string): Markup =>
  html`<h2 style="margin:0 0 8px;font:inherit;font-weight:600">${title}</h2>`;

function linkOwnUrl(part: string): Markup {
  const origin = siteUrl();
  const isOwnUrl = part === origin || part.startsWith(`${origin}/`);
  return isOwnUrl
    ? html`<a class="link" href="${part}" style="${mailStyles.link}">${part.replace(/^https?:\/\//, '')}</a>`
    : html`${withLineBreaks(part)}`;
}

const indent = (text: string): string => text.replace(/^/gm, '  ');
const withLineBreaks = (text: string) => text.split('\n').map((line, at) => html`${at > 0 && markup('<br>')}${line}`);
