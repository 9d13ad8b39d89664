import { createHash } from 'node:crypto';

/** Plain, in the browser's own colours: what stands in for a page has no style sheet. */
export const plainStyle = `
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1.125rem/1.6 Inter, system-ui, sans-serif; }
  h1 { font: 400 1.75rem/1.25 Fraunces, Georgia, serif; text-wrap: balance; }
  .field { margin: 1.25rem 0; }
  .field > label { display: block; font-weight: 600; }
  .field.box > label { display: inline; font-weight: 400; }
  .fault { margin: 0; font-weight: 600; }
  .unseen { display: none; }
  input:not([type=checkbox]), select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem; font: inherit; }
  input[type=checkbox] { width: 1.5rem; height: 1.5rem; vertical-align: middle; }
  [aria-invalid] { outline: 3px solid; }
  button { min-height: 2.75rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; }
`;

const digest = createHash('sha256').update(plainStyle).digest('base64');
/** Its one style, by its digest, and a form that leads back to this site. */
export const plainFormPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${digest}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
