import type { ReactElement } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { Translate } from '@/lib/i18n/translate-from';
import { markdownFault } from '@/schemas/markdown-limits';
import { classNames } from './class-names';
import { dialled, joinPhoneLinks } from './phone-links';
import { plainParagraphs } from './plain-paragraphs';
import { isShownLink, isShownPicture } from './shown-addresses';

/** Of a text that is not read as Markdown. */
const longestShown = 20_000;

type MarkdownProps = {
  text: string;
  className?: string | undefined;
  /** Where it stands: turns a site path into its final address, and has the words of the page's language. */
  page: { href: (path: string) => string; t: Translate };
};

const { protocols } = defaultSchema;
const allowed = { ...defaultSchema, protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] } };
/** Which addresses are drawn, the components below decide. */
const asWritten = (address: string) => address;

/**
 * Formatted text from Markdown, sanitised; raw HTML is not shown. Headings start at level 2: the
 * page's h1 belongs to its opening block. A text too dear to read as Markdown is shown as it was written, and one that has nothing of it is
 * not read: most of a page's texts are paragraphs, and reading them took a quarter of drawing it.
 */
export function Markdown({ text, className, page }: MarkdownProps): ReactElement {
  const components: Components = {
    h1: ({ children }) => <h2>{children}</h2>,
    a: ({ href: target = '', children }) =>
      isShownLink(target) ? (
        <a href={target.startsWith('/') ? page.href(target) : dialled(target)} className="inline-link">
          {children}
        </a>
      ) : (
        children
      ),
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
      <section tabIndex={0} aria-label={page.t('page.table')} className="overflow-x-auto">
        <table>{children}</table>
      </section>
    ),
    img: ({ src, alt }) =>
      typeof src === 'string' && isShownPicture(src) ? (
        // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
        <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />
      ) : null,
  };
  if (markdownFault(text) !== null) {
    return (
      <div className={classNames('prose', className)}>
        <p className="whitespace-pre-line">{text.slice(0, longestShown)}</p>
      </div>
    );
  }
  const plain = plainParagraphs(text);
  if (plain) return <div className={classNames('prose', className)}>{plain.flatMap(paragraph)}</div>;
  return (
    <div className={classNames('prose', className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, allowed]]}
        urlTransform={asWritten}
        components={components}
      >
        {joinPhoneLinks(text)}
      </ReactMarkdown>
    </div>
  );
}

/** With what Markdown writes between two. */
const paragraph = (text: string, at: number): (ReactElement | string)[] => [
  ...(at > 0 ? ['\n'] : []),
  <p key={at}>{text}</p>,
];
