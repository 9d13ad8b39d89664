/**
 * How mails look: colours of the house, inline, since mail programs read little else. What a style sheet says besides is for the dark and for narrow
 * screens, where a program reads it.
 */
export const look = {
  page: 'margin:0;padding:0;background:#fbf8f1;color:#14231c',
  text: "font:400 16px/1.6 Inter,'Segoe UI',Helvetica,Arial,sans-serif",
  name: "font:400 20px/1.3 Fraunces,Georgia,'Times New Roman',serif;color:#14231c;text-decoration:none",
  title: "margin:0 0 20px;font:400 27px/1.25 Fraunces,Georgia,'Times New Roman',serif;color:#14231c",
  sheet: 'background:#ffffff;border:1px solid #e2dccd;border-radius:6px;padding:32px',
  line: 'margin:0 0 16px',
  small: 'margin:0 0 8px;font-size:14px;line-height:1.55;color:#55625b',
  label: 'padding:12px 16px 0 0;vertical-align:top;width:32%;font-size:14px;line-height:1.83;color:#55625b',
  value: 'padding:12px 0 0;vertical-align:top;overflow-wrap:anywhere',
  sumLabel: 'padding:9px 16px 9px 0;vertical-align:top;border-bottom:1px solid #e2dccd',
  sum: 'padding:9px 0;vertical-align:top;text-align:right;white-space:nowrap;border-bottom:1px solid #e2dccd;font-variant-numeric:tabular-nums',
  figure: "margin:0 0 4px;font:400 32px/1.2 Fraunces,Georgia,'Times New Roman',serif;color:#0f4a3a",
  link: 'color:#0f4a3a;text-decoration:underline',
  button:
    'display:inline-block;padding:13px 24px;border-radius:4px;background:#0f4a3a;color:#ffffff;font-weight:600;text-decoration:none',
} as const;

/** The woven strip at the head, and the bars of a chart: colours of cells. */
export const strip = ['#d9a441', '#0f4a3a', '#b5533c', '#0f4a3a', '#d9a441', '#14231c'] as const;
export const barColours = { empty: '#e9e4d6', full: '#2f6b57', middle: '#d9a441' } as const;

export const mailStyle = `
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
    .page, .page > table { background: #101b16 !important; color: #f3efe4 !important; }
    .sheet { background: #1a2a23 !important; border-color: #33473e !important; }
    .sheet, .name, .title { color: #f3efe4 !important; }
    .quiet { color: #b9c4bd !important; }
    .ruled td { border-color: #33473e !important; }
    .figure, .link { color: #e3b75f !important; }
    .button { background: #d9a441 !important; color: #14231c !important; }
    .empty { background: #33473e !important; }
    .full { background: #7fb8a2 !important; }
  }
`;
