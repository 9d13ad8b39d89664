import { createHash } from 'node:crypto';
import { paints } from '../ui/paints.ts';

/** With the paints themselves: what stands in for a page has no style sheet. */
const style = `
  :root { color-scheme: light dark; }
  body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 2rem; text-align: center;
    font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: light-dark(${paints.ink}, ${paints.chalk});
    background: light-dark(${paints.paper}, ${paints.night}); }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
`;

/** Stands in for a page that nobody has seen yet and whose content cannot be had (spec section 6, "Generic"). Needs no script. */
export const unmadePage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>An error occurred</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>An error occurred. Please try again later.</h1>
<p><a href="/">Back to Homepage</a></p>
</main>
</body>
</html>
`;

/** Its one style, by its digest, and nothing else. */
export const unmadePagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
