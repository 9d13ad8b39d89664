const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** What may stand in a page as it is. */
export class Markup {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
  toString(): string {
    return this.written;
  }
}
type Part = string | number | Markup | readonly Markup[] | false | null | undefined;

/** Text that is markup already: written by us, and by nobody who visits. */
export const markup = (text: string): Markup => new Markup(text);

/** Markup whose values are escaped, unless they are markup themselves; what is false or not there is nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = parts.map(writePart);
  return new Markup(texts.map((text, at) => text + (written[at] ?? '')).join(''));
}

function writePart(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.written;
  if (typeof part === 'object') return part.map(({ written }) => written).join('');
  return escapeHtml(String(part));
}
