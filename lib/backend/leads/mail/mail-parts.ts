import { html, type Markup, markup } from '@/lib/forms/html';
import { siteUrl } from '@/lib/routes/site-url';
import { mailPaints, paints } from '@/lib/ui/paints';

/**
 * Inline styles of mails: many mail clients support nothing else. The style sheet adds dark mode and narrow
 * screens for clients that support it.
 */
export const mailStyles = {
  page: `margin:0;padding:0;background:${paints.paper};color:${paints.ink}`,
  text: "font:400 16px/1.6 Inter,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word",
  name: `font:400 20px/1.3 Fraunces,Georgia,'Times New Roman',serif;color:${paints.ink};text-decoration:none`,
  logo: `display:inline-block;height:40px;width:auto;max-width:240px;border:0;background:${mailPaints.sheet};border-radius:4px;padding:6px 8px`,
  title: `margin:0 0 20px;font:400 27px/1.25 Fraunces,Georgia,'Times New Roman',serif;color:${paints.ink}`,
  sheet: `background:${mailPaints.sheet};border:1px solid ${mailPaints.line};border-radius:6px;padding:32px`,
  paragraph: 'margin:0 0 16px',
  small: `margin:0 0 8px;font-size:14px;line-height:1.55;color:${mailPaints.quiet}`,
  label: `padding:12px 16px 0 0;vertical-align:top;width:32%;font-size:14px;line-height:1.83;color:${mailPaints.quiet}`,
  value: 'padding:12px 0 0;vertical-align:top;overflow-wrap:anywhere',
  barName: `font-size:14px;color:${mailPaints.quiet}`,
  sumLabel: `padding:9px 16px 9px 0;vertical-align:top;border-bottom:1px solid ${mailPaints.line}`,
  sum: `padding:9px 0;vertical-align:top;text-align:right;white-space:nowrap;border-bottom:1px solid ${mailPaints.line};font-variant-numeric:tabular-nums`,
  figure: `margin:0 0 4px;font:400 32px/1.2 Fraunces,Georgia,'Times New Roman',serif;color:${paints.forest}`,
  link: `color:${paints.forest};text-decoration:underline`,
  button: `display:inline-block;padding:13px 24px;border-radius:4px;background:${paints.forest};color:${mailPaints.sheet};font-weight:600;text-decoration:none`,
} as const;

/** The woven strip at the top and the bars of charts are coloured table cells. */
export const stripColours = [
  paints.gold,
  paints.forest,
  paints.clay,
  paints.forest,
  paints.gold,
  paints.ink,
] as const;
const barColours = { empty: mailPaints.track, full: mailPaints.leaf, middle: paints.gold } as const;

export const mailStyleSheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .sheet > :last-child { margin-bottom: 0 !important; }
  @media (max-width: 480px) {
    .sheet { padding: 24px 20px !important; }
    .rows td { display: block !important; width: auto !important; padding-right: 0 !important; }
    .rows td + td { padding-top: 0 !important; }
    .bar td { display: block !important; text-align: left !important; }
    .figure { font-size: 25px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page, .page > table { background: ${paints.night} !important; color: ${paints.chalk} !important; }
    .sheet { background: ${mailPaints.darkSheet} !important; border-color: ${mailPaints.darkLine} !important; }
    .sheet, .name, .title { color: ${paints.chalk} !important; }
    .quiet { color: ${mailPaints.darkQuiet} !important; }
    .ruled td { border-color: ${mailPaints.darkLine} !important; }
    .figure, .link { color: ${mailPaints.darkGold} !important; }
    .button { background: ${paints.gold} !important; color: ${paints.ink} !important; }
    .empty { background: ${mailPaints.darkLine} !important; }
    .full { background: ${mailPaints.darkLeaf} !important; }
  }
`;

/** A part of a mail, rendered as text and as HTML. */
export type MailPart = { text: string; html: Markup };

/**
 * A paragraph. Addresses of this site become links; other addresses stay text, since visitors may have
 * written them.
 */
export function createParagraphPart(text: string, isQuiet = false): MailPart {
  const style = isQuiet ? mailStyles.small : mailStyles.paragraph;
  const content = text.split(/(https?:\/\/\S+[^\s.,;)])/).map(linkSiteUrl);
  return { text, html: html`<p class="${isQuiet && 'quiet'}" style="${style}">${content}</p>` };
}

/** A table of questions and answers. */
export function createRowsPart(rows: readonly (readonly [string, string])[]): MailPart {
  return {
    text: rows.map(([name, value]) => `${name}\n${indentLines(value)}`).join('\n\n'),
    html: html`<table role="presentation" class="rows" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(
      ([name, value]) =>
        html`<tr><td class="quiet" style="${mailStyles.label}">${name}</td><td style="${mailStyles.value}">${insertLineBreaks(value)}</td></tr>`,
    )}</table>`,
  };
}

/** A prominent figure with a note. */
export const createFigurePart = (figure: string, note: string): MailPart => ({
  text: `${figure}\n${note}`,
  html: html`<p class="figure" style="${mailStyles.figure}">${figure}</p><p class="quiet" style="${mailStyles.small};margin-bottom:24px">${note}</p>`,
});

/** A calculation with one row per item; the last row is the total. */
export function createSumPart(title: string, rows: readonly (readonly [string, string])[]): MailPart {
  const lastIndex = rows.length - 1;
  return {
    text: [title, ...rows.map(([name, amount]) => `  ${name}: ${amount}`)].join('\n'),
    html: html`${renderHeading(title)}<table class="ruled" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(
      ([name, amount], index) =>
        html`<tr><td style="${mailStyles.sumLabel}${index === lastIndex && ';font-weight:600'}">${name}</td><td style="${mailStyles.sum}${index === lastIndex && ';font-weight:600'}">${amount}</td></tr>`,
    )}</table>`,
  };
}

/** A bar of a chart: start, end and marked middle in percent of the width. */
export type MailBar = { name: string; valueText: string; from: number; to: number; middle: number | null };

/** A bar chart on one scale; as text, only the values. */
export const createBarsPart = (title: string, bars: readonly MailBar[]): MailPart => ({
  text: [title, ...bars.map(({ name, valueText }) => `  ${name}: ${valueText}`)].join('\n'),
  html: html`${renderHeading(title)}${bars.map(
    (bar) =>
      html`<table role="presentation" class="bar" style="width:100%;border-collapse:collapse;margin:0 0 6px"><tr><td class="quiet" style="${mailStyles.barName}">${bar.name}</td><td style="text-align:right;font-weight:600;white-space:nowrap">${bar.valueText}</td></tr></table>${renderBar(bar)}`,
  )}`,
});

/** A button with a link. */
export const createActionPart = (label: string, href: string): MailPart => ({
  text: `${label}: ${href}`,
  html: html`<p style="margin:8px 0 24px"><a class="button" href="${href}" style="${mailStyles.button}">${label}</a></p>`,
});

/**
 * Renders a bar as table cells, which all mail clients support. Cells narrower than 1 percent are omitted.
 */
function renderBar({ from, to, middle: mark }: MailBar): Markup {
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

const renderHeading = (title: string): Markup =>
  html`<h2 style="margin:0 0 8px;font:inherit;font-weight:600">${title}</h2>`;

function linkSiteUrl(part: string): Markup {
  const origin = siteUrl();
  const isSiteUrl = part === origin || part.startsWith(`${origin}/`);
  return isSiteUrl
    ? html`<a class="link" href="${part}" style="${mailStyles.link}">${part.replace(/^https?:\/\//, '')}</a>`
    : html`${insertLineBreaks(part)}`;
}

const indentLines = (text: string): string => text.replace(/^/gm, '  ');
const insertLineBreaks = (text: string) =>
  text.split('\n').map((line, index) => html`${index > 0 && markup('<br>')}${line}`);
