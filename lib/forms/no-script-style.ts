import { createHash } from 'node:crypto';
import { mailPaints, paints } from '@/lib/ui/paints';

const byLight = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

/** The style of pages without a style sheet, with literal colours as in emails. */
export const noScriptStyle = `
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1.125rem/1.6 Inter, system-ui, sans-serif;
    color: ${byLight(paints.ink, paints.chalk)}; background: ${byLight(paints.paper, paints.night)}; }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
  .field { margin: 1.5rem 0; }
  .field > label { display: block; font-weight: 600; }
  .field.box { display: grid; grid-template-columns: auto 1fr; column-gap: 0.75rem; }
  .field.box > label { font-weight: 400; }
  .field.box > .error { grid-column: 1 / -1; }
  .error { margin: 0.25rem 0 0.5rem; padding-left: 0.75rem; border-left: 3px solid ${paints.clay}; font-weight: 600; }
  .unseen { display: none; }
  input:not([type=checkbox]), select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem; font: inherit;
    color: inherit; background: ${byLight(mailPaints.sheet, mailPaints.darkSheet)}; border: 1px solid ${byLight(mailPaints.quiet, mailPaints.darkQuiet)}; border-radius: 4px; }
  input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0.15rem 0 0; accent-color: ${mailPaints.leaf}; }
  [aria-invalid] { outline: 2px solid ${byLight(paints.clay, paints.gold)}; }
  :focus-visible { outline: 3px solid ${byLight(paints.clay, paints.gold)}; outline-offset: 2px; }
  button { min-height: 2.75rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; border: 0; border-radius: 4px;
    color: ${byLight(mailPaints.sheet, paints.ink)}; background: ${byLight(paints.forest, paints.gold)}; }
`;

const digest = createHash('sha256').update(noScriptStyle).digest('base64');
/** The Content Security Policy of these pages: allows their style by its hash, and forms to this site. */
export const noScriptPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${digest}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
