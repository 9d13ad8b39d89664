/**
 * The markup that Next 16.4.6 and its React write: script elements with the data of hydration
 * (`server/app-render/use-flight-response`), `<link rel="preload" as="script"`, attributes in double quotes,
 * and a single `</body>`. Other modules do not read rendered HTML.
 */

/** Matches script elements, except JSON-LD data for search engines. */
const scriptElements = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;
const providersAttribute = /<div [^>]*\bdata-providers="([a-z ]+)"/g;

/** Removes Next's scripts and the data they hydrate from. */
export const removeScripts = (html: string): string =>
  html.replace(scriptElements, '').replace(scriptPreloads, '');

/** Appends markup to the body of a document. */
export const appendToBody = (html: string, markup: string): string =>
  html.replace('</body>', () => `${markup}</body>`);

/** The names in the `data-providers` attributes of a document. */
export const findProviders = (html: string): string[] =>
  [...html.matchAll(providersAttribute)].flatMap(([, value = '']) => value.split(' '));
