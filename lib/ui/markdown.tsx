import type { ReactElement } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { markdownIssue } from '@/schemas/markdown-limits';
import { isAllowedLink, isAllowedPicture } from './allowed-addresses';
import { classNames } from './class-names';
import {
  footnoteAttributes,
  isFootnoteLink,
  type MarkdownTranslate,
  markdownToHtmlOptions,
} from './markdown-to-html';
import { joinPhoneLinks, toDialAddress } from './phone-links';
import { plainParagraphs } from './plain-paragraphs';

/** The maximum length of a text that is rendered without parsing. */
const MAX_PLAIN_LENGTH = 20_000;

type MarkdownProps = {
  text: string;
  /** Unique on the page: the ids of footnotes begin with it. */
  id: string;
  className?: string | undefined;
  /** The page: maps site paths to final addresses, and has the messages of its language. */
  page: { href: (path: string) => string; t: MarkdownTranslate };
};

const { protocols } = defaultSchema;
const allowed = {
  ...defaultSchema,
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
  // Raw HTML is removed, so that ids are those of footnotes.
  clobber: [],
};
/** The components below decide which addresses are rendered. */
const returnAddress = (address: string) => address;

/**
 * Renders sanitised Markdown; raw HTML is removed. Headings start at level 2, because the h1 of the page
 * belongs to its first block. A single newline is a line break. A text that is too expensive to parse is rendered as plain text, and a text
 * without Markdown syntax is not parsed: most texts are paragraphs, and parsing them took a quarter of the
 * render time.
 */
export function Markdown({ text, id, className, page }: MarkdownProps): ReactElement {
  const components: Components = {
    h1: ({ children }) => <h2>{children}</h2>,
    // Without the id of the heading of footnotes, which is the same in every text.
    h2: ({ children, className: size }) => <h2 className={size}>{children}</h2>,
    a: ({ href: target = '', children, node }) =>
      isFootnoteLink(node) || isAllowedLink(target) ? (
        <a
          href={target.startsWith('/') ? page.href(target) : toDialAddress(target)}
          className="inline-link"
          {...footnoteAttributes(node)}
        >
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
      typeof src === 'string' && isAllowedPicture(src) ? (
        // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
        <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />
      ) : null,
  };
  if (markdownIssue(text) !== null) {
    return (
      <div className={classNames('prose', className)}>
        <p className="whitespace-pre-line">{text.slice(0, MAX_PLAIN_LENGTH)}</p>
      </div>
    );
  }
  const paragraphs = plainParagraphs(text);
  if (paragraphs)
    return <div className={classNames('prose', className)}>{paragraphs.flatMap(paragraph)}</div>;
  return (
    <div className={classNames('prose', className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={markdownToHtmlOptions(text, id, page.t)}
        rehypePlugins={[[rehypeSanitize, allowed]]}
        urlTransform={returnAddress}
        components={components}
      >
        {joinPhoneLinks(text)}
      </ReactMarkdown>
    </div>
  );
}

/** With the same line breaks between paragraphs as Markdown. */
const paragraph = (text: string, at: number): (ReactElement | string)[] => [
  ...(at > 0 ? ['\n'] : []),
  <p key={at}>{text}</p>,
];
