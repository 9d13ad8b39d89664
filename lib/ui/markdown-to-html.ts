import type { ExtraProps, Options } from 'react-markdown';

/** Translates the labels of a text. */
export type MarkdownTranslate = (
  key: 'page.footnotes' | 'page.backToText' | 'page.table',
  values?: { number: number },
) => string;

type Element = NonNullable<ExtraProps['node']>;
type ElementContent = Element['children'][number];
type HtmlOptions = NonNullable<Options['remarkRehypeOptions']>;

/**
 * How Markdown becomes HTML: a single newline is a line break, and footnotes are labelled in the language of
 * the page. The ids of footnotes begin with `id`.
 */
export function markdownToHtmlOptions(text: string, id: string, t: MarkdownTranslate): HtmlOptions {
  const handlers = { text: (_state: unknown, node: { value: string }) => breakLines(node.value) };
  if (!text.includes('[^')) return { handlers };
  return {
    handlers,
    clobberPrefix: `${id}-`,
    footnoteLabel: t('page.footnotes'),
    footnoteBackLabel: (reference) => t('page.backToText', { number: reference + 1 }),
  };
}

/** The lines of a text, with line breaks between them. */
const breakLines = (text: string): ElementContent[] =>
  text
    .split(/[ \t]*(?:\r\n?|\n)[ \t]*/)
    .flatMap((line, at): ElementContent[] => [
      ...(at > 0 ? [lineBreak, { type: 'text' as const, value: '\n' }] : []),
      { type: 'text', value: line },
    ]);

const lineBreak: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

/** Whether a link was made from a footnote: its address begins with the id of its text, and is safe. */
export const isFootnoteLink = (link: Pick<Element, 'properties'> | undefined): boolean =>
  Object.keys(link?.properties ?? {}).some((name) => /^dataFootnote(?:Ref|Backref)$/.test(name));

/** The attributes of the link to a footnote and of its link back; none for other links. */
export function footnoteAttributes(link: Element | undefined): { id?: string; 'aria-label'?: string } {
  const { id, ariaLabel } = link?.properties ?? {};
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof ariaLabel === 'string' && { 'aria-label': ariaLabel }),
  };
}
