import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { appendToBody, findProviders, removeScripts } from './rendered-html';

const require = createRequire(import.meta.url);
const title = (api: string) => `Next contract › ${api} is as lib/next-adapter/rendered-html.ts expects`;

const jsonLd = '{"@type":"Offer"}';

/** A document rendered by the React of Next, with scripts as Next adds them. */
async function renderDocument(): Promise<string> {
  const {
    renderToReadableStream,
  }: typeof import('react-dom/server') = require('next/dist/compiled/react-dom/server.edge');
  const body = createElement(
    Fragment,
    null,
    createElement('script', { type: 'application/ld+json' }, jsonLd),
    createElement('script', { src: '/_next/static/chunks/b.js', async: true }),
    createElement('div', { className: 'contents', 'data-providers': 'pixel measurement' }),
    createElement('p', { title: '<script></body>' }, '<script></body> <div data-providers="container">'),
  );
  const document = createElement('html', null, createElement('head'), createElement('body', null, body));
  return text(
    await renderToReadableStream(document, {
      bootstrapScripts: ['/_next/static/chunks/a.js'],
      bootstrapScriptContent: 'self.a = 1',
    }),
  );
}

test(title("the scripts of React's document"), async () => {
  const html = await renderDocument();
  expect(html).toContain('<link rel="preload" as="script"');
  expect(html.match(/<script/g)?.length).toBeGreaterThanOrEqual(4);
  const withoutScripts = removeScripts(html);
  expect(withoutScripts).not.toContain('/_next/');
  expect(withoutScripts.match(/<script[^>]*>.*?<\/script>/g)).toEqual([
    `<script type="application/ld+json">${jsonLd}</script>`,
  ]);
});

test(title("the end of React's document"), async () => {
  expect(appendToBody(await renderDocument(), '<hr>')).toMatch(/<hr><\/body><\/html>$/);
});

test(title("the attributes in React's document"), async () => {
  expect(findProviders(await renderDocument())).toEqual(['pixel', 'measurement']);
});

test(title('createInlinedDataReadableStream, which writes the hydration data,'), async () => {
  const { createInlinedDataReadableStream } = await import(
    'next/dist/server/app-render/use-flight-response.js'
  );
  const data = new Blob(['0:"<p></script>"\n', new Uint8Array([0xff])]).stream();
  const html = await text(createInlinedDataReadableStream(data, undefined, null));
  expect(html).toContain('self.__next_f');
  expect(removeScripts(html)).toBe('');
});
