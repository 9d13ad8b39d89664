// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { startScriptsAfterPaint } from './start-scripts-after-paint';

const head =
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>';
const body =
  '<p>Sell</p><script id="_R_">1</script><script src="/_next/c.js" async=""></script><script>push("\\u003c/body>")</script>';
const page = `<html><head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  const html = startScriptsAfterPaint(page);

  it('are asked for by none of its tags', () => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const sources = [...parsed.scripts].map((script) => script.getAttribute('src')).filter(Boolean);
    expect(sources).toEqual(['/_next/old.js']);
    expect([...parsed.querySelectorAll('link')].map((link) => link.getAttribute('as'))).toEqual(['font']);
    expect(parsed.querySelector('p')?.textContent).toBe('Sell');
  });

  it('are all named, once each and in their order, by the last of its inline scripts', () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';
    expect(inline.match(/\["[^\]]*\]/)?.[0]).toBe('["/_next/a.js","/_next/c.js"]');
    expect(html.endsWith(`${inline}</script></body></html>`)).toBe(true);
  });

  it('leave a page without any as it is', () => {
    expect(startScriptsAfterPaint('<body><p>Sell</p></body>')).toBe('<body><p>Sell</p></body>');
  });
});
