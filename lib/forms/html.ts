const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Markup that is inserted without escaping. */
export class Markup {
  readonly source: string;
  constructor(written: string) {
    this.source = written;
  }
  toString(): string {
    return this.source;
  }
}
type Part = string | number | Markup | readonly Markup[] | false | null | undefined;

/** Marks a text as markup. Only for trusted texts, never for visitor input. */
export const markup = (text: string): Markup => new Markup(text);

/** A template tag whose values are escaped unless they are markup; `false` and undefined render nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = parts.map(writePart);
  return new Markup(texts.map((text, at) => text + (written[at] ?? '')).join(''));
}

function writePart(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(({ source: written }) => written).join('');
  return escapeHtml(String(part));
}
