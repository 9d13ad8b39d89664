import { wholeWebsite } from '@/schemas/bare-website';
import { type Refused, refusedAddresses } from './refused-addresses';

/** Which link or picture of a formatted text visitors would not see, and what to do; null when they see all. */
export function addressFault(text: string): string | null {
  const [refused] = refusedAddresses(text);
  return refused === undefined ? null : tellRefused(refused);
}

function tellRefused({ address, isPicture }: Refused): string {
  const named = `“${address.length > 80 ? `${address.slice(0, 80)}…` : address}”`;
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
