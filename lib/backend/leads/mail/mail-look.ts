import { mailPaints, paints } from '@/lib/ui/paints';

/**
 * Inline styles of mails: many mail clients support nothing else. The style sheet adds dark mode and narrow
 * screens for clients that support it.
 */
export const mailStyles = {
  page: `margin:0;padding:0;background:${paints.paper};color:${paints.ink}`,
  text: "font:400 16px/1.6 Inter,'Segoe UI',Helvetica,Arial,sans-serif",
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
export const barColours = { empty: mailPaints.track, full: mailPaints.leaf, middle: paints.gold } as const;

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
