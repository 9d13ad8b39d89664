import { wholeWebsite } from '@/schemas/bare-website';
import { leftOutOf, type Refused } from './left-out';

/** What of a formatted text visitors would not see, a link, a picture or HTML, and what to do; null when they see all. */
export function leftOutFault(text: string): string | null {
  const { addresses, html } = leftOutOf(text);
  const [refused] = addresses;
  const [piece] = html;
  if (refused) return tellRefused(refused);
  return piece === undefined ? null : tellHtml(piece);
}

const inMarks = (piece: string): string => `“${piece.length > 80 ? `${piece.slice(0, 80)}…` : piece}”`;

const tellHtml = (piece: string): string =>
  `HTML is not shown: ${inMarks(piece.trim())} would be left out. Write its words without it, or \\< where the sign itself is meant`;

function tellRefused({ address, isPicture }: Refused): string {
  const named = inMarks(address);
  if (isPicture)
    return `The picture at ${named} would be left out: the address of a picture begins with /media/`;
  return `The link to ${named} would be left out: ${whatToDo(address)}`;
}

function whatToDo(address: string): string {
  const website = wholeWebsite(address);
  if (website) return `write it as ${website}`;
  if (/^tel:/i.test(address)) return 'write the number in digits, as it is dialled';
  if (/^mailto:/i.test(address)) return 'write one email address behind mailto:, with ?subject=… at most';
  if (/^https?:\/\/[^/]*@/i.test(address)) return 'take out what stands before the @';
  return 'begin it with https:// for another website, with / for a page of this one, with mailto: or tel:';
}
