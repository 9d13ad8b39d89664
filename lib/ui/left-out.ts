import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownFault } from '@/schemas/markdown-limits';
import { joinPhoneLinks } from './phone-links';
import { isShownLink, isShownPicture } from './shown-addresses';

/** Without any of these a text leads nowhere and has no HTML in it, and need not be read. */
const leads = /[[<@]|:\/\/|www\./i;

/** An address that `Markdown` leaves out, of a link or of a picture. */
export type Refused = { address: string; isPicture: boolean };

type LeftOut = {
  /** Each once. */
  addresses: Refused[];
  /** Pieces of it, each with the words inside that go with it. */
  html: string[];
};

/** What `Markdown` leaves out of a text. A comment of HTML is meant not to be seen, and is none of it. */
export function leftOutOf(text: string): LeftOut {
  if (!leads.test(text) || markdownFault(text) !== null) return { addresses: [], html: [] };
  const refused = new Map<string, Refused>();
  const html: string[] = [];
  ReactMarkdown({
    children: joinPhoneLinks(text),
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: {
      handlers: {
        html: (_state: unknown, { value }: { value: string }) => {
          if (value.replaceAll(comment, '').trim() !== '') html.push(value);
          return undefined;
        },
      },
    },
    urlTransform: (address, attribute) => {
      const isPicture = attribute === 'src';
      const isShown = isPicture ? isShownPicture(address) : isShownLink(address);
      if (!isShown && !refused.has(address)) refused.set(address, { address, isPicture });
      return address;
    },
  });
  return { addresses: [...refused.values()], html };
}

const comment = /<!--[\s\S]*?-->/g;
