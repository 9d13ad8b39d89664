const chunk = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/** At the latest after this many ms: a tab in the background paints nothing, and a picture may hang. */
const latest = 4000;

/**
 * The same page, with its scripts fetched once it was painted. Pages are whole without them, and on a slow
 * line they would take their share of it from what is looked at: text, styles, fonts and the first picture.
 */
export function startScriptsAfterPaint(html: string): string {
  const sources: string[] = [];
  const painted = html.replace(preload, '').replace(chunk, (_tag, source: string) => {
    sources.push(source);
    return '';
  });
  if (sources.length === 0) return html;
  return painted.replace('</body>', () => `<script>${starter(sources)}</script></body>`);
}

const starter = (sources: readonly string[]): string =>
  `(()=>{let start=()=>{start=()=>{};for(const source of ${JSON.stringify(sources)}){` +
  'const script=document.createElement("script");script.src=source;document.head.append(script)}};' +
  'const watch=new PerformanceObserver(seen=>seen.getEntriesByName("first-contentful-paint").length&&start());' +
  'addEventListener("load",()=>watch.observe({type:"paint",buffered:true}));' +
  `setTimeout(()=>start(),${latest})})()`;
