import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownIssue } from '@/schemas/markdown-limits';
import { isAllowedLink, isAllowedPicture } from './allowed-addresses';
import { isFootnoteLink } from './markdown-to-html';
import { joinPhoneLinks } from './phone-links';

/** A text without any of these has neither addresses nor HTML and need not be parsed. */
const mayContainMarkup = /[[<@]|:\/\/|www\./i;

/** The address of a link or picture that `Markdown` removes. */
export type StrippedAddress = { address: string; isPicture: boolean };

type StrippedMarkup = {
  /** Without duplicates. */
  addresses: StrippedAddress[];
  /** Fragments of HTML, each with its inner text. */
  html: string[];
};

/** What `Markdown` removes from a text, except HTML comments, which are intentionally invisible. */
export function findStrippedMarkup(text: string): StrippedMarkup {
  if (!mayContainMarkup.test(text) || markdownIssue(text) !== null) return { addresses: [], html: [] };
  const strippedAddresses = new Map(findSpacedAddresses(text).map((found) => [found.address, found]));
  const html: string[] = [];
  ReactMarkdown({
    children: joinPhoneLinks(text),
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: {
      handlers: {
        html: (_state: unknown, { value }: { value: string }) => {
          if (value.replaceAll(htmlComment, '').trim() !== '') html.push(value);
          return undefined;
        },
      },
    },
    urlTransform: (address, attribute, node) => {
      if (isFootnoteLink(node)) return address;
      const isPicture = attribute === 'src';
      const isAllowed = isPicture ? isAllowedPicture(address) : isAllowedLink(address);
      if (!isAllowed && !strippedAddresses.has(address))
        strippedAddresses.set(address, { address, isPicture });
      return address;
    },
  });
  return { addresses: [...strippedAddresses.values()], html };
}

const code = /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`/g;
/** A link or picture with its address and title, which Markdown shows as its signs when the address has a space. */
const linkSyntax = /(?<!\\)(!?)\[[^\]\n]{0,500}\]\(((?:[^()<>\n]|\([^()<>\n]{0,2048}\)){1,2048})\)/g;
const linkTitle = /\s(?:"[^"]*"|'[^']*'|\([^()]*\))$/;

function findSpacedAddresses(text: string): StrippedAddress[] {
  return [...joinPhoneLinks(text).replaceAll(code, '').matchAll(linkSyntax)]
    .map(([, sign, rest = '']) => ({
      address: rest.trim().replace(linkTitle, '').trim(),
      isPicture: sign === '!',
    }))
    .filter(({ address }) => /\s/.test(address));
}

const htmlComment = /<!--[\s\S]*?-->/g;
