import { html, type Markup, markup } from '@/lib/forms/html';
import { siteOrigin } from '@/lib/routes/site-origin';
import { barColours, look } from './mail-look';

/** A part of a mail, the same as text and as HTML. */
export type MailPart = { text: string; html: Markup };

/** A sentence, in which an address of our own site leads there. Others stay words: somebody may have written them. */
export function linePart(line: string, isQuiet = false): MailPart {
  const style = isQuiet ? look.small : look.line;
  const shown = line.split(/(https?:\/\/\S+[^\s.,;)])/).map(linked);
  return { text: line, html: html`<p class="${isQuiet && 'quiet'}" style="${style}">${shown}</p>` };
}

/** What was asked, and what was answered to it. */
export function rowsPart(rows: readonly (readonly [string, string])[]): MailPart {
  return {
    text: rows.map(([name, value]) => `${name}\n${indented(value)}`).join('\n\n'),
    html: html`<table role="presentation" class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(
      ([name, value]) =>
        html`<tr><td class="quiet" style="${look.label}">${name}</td><td style="${look.value}">${lined(value)}</td></tr>`,
    )}</table>`,
  };
}

/** A figure to be seen first, with what is to be known of it. */
export const figurePart = (figure: string, note: string): MailPart => ({
  text: `${figure}\n${note}`,
  html: html`<p class="figure" style="${look.figure}">${figure}</p><p class="quiet" style="${look.small};margin-bottom:24px">${note}</p>`,
});

/** A sum, line by line; the last is what it comes to. */
export function sumPart(title: string, lines: readonly (readonly [string, string])[]): MailPart {
  const last = lines.length - 1;
  return {
    text: [title, ...lines.map(([name, amount]) => `  ${name}: ${amount}`)].join('\n'),
    html: html`${heading(title)}<table class="ruled" style="width:100%;border-collapse:collapse;margin:0 0 24px">${lines.map(
      ([name, amount], at) =>
        html`<tr><td style="${look.sumLabel}${at === last && ';font-weight:600'}">${name}</td><td style="${look.sum}${at === last && ';font-weight:600'}">${amount}</td></tr>`,
    )}</table>`,
  };
}

/** A bar of a chart: from where to where in hundredths of the width, and where its middle is marked. */
export type MailBar = { name: string; says: string; from: number; to: number; mark: number | null };

/** Bars on one scale; as text, what they say. */
export const barsPart = (title: string, bars: readonly MailBar[]): MailPart => ({
  text: [title, ...bars.map(({ name, says }) => `  ${name}: ${says}`)].join('\n'),
  html: html`${heading(title)}${bars.map(
    (bar) =>
      html`<table role="presentation" class="bar" style="width:100%;border-collapse:collapse;margin:0 0 6px"><tr><td class="quiet" style="${look.barName}">${bar.name}</td><td style="text-align:right;font-weight:600;white-space:nowrap">${bar.says}</td></tr></table>${drawBar(bar)}`,
  )}`,
});

/** Somewhere to go from here. */
export const actionPart = (label: string, href: string): MailPart => ({
  text: `${label}: ${href}`,
  html: html`<p style="margin:8px 0 24px"><a class="button" href="${href}" style="${look.button}">${label}</a></p>`,
});

/** Cells of a table, which every mail program draws; what is narrower than one in a hundred is left out. */
function drawBar({ from, to, mark }: MailBar): Markup {
  const half = mark === null ? 0 : 0.75;
  const middle = mark ?? to;
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

function linked(part: string): Markup {
  const own = siteOrigin();
  const isOurs = part === own || part.startsWith(`${own}/`);
  return isOurs
    ? html`<a class="link" href="${part}" style="${look.link}">${part.replace(/^https?:\/\//, '')}</a>`
    : html`${part}`;
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
const lined = (text: string) => text.split('\n').map((line, at) => html`${at > 0 && markup('<br>')}${line}`);
