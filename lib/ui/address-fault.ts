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

/** A website without what stands before it, as people say it. */
const bareSite = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#]\S*)?$/u;

function whatToDo(address: string): string {
  if (bareSite.test(address)) return `write it as https://${address}`;
  if (/^tel:/i.test(address)) return 'write the number in digits, as it is dialled';
  if (/^https?:\/\/[^/]*@/i.test(address)) return 'take out what stands before the @';
  return 'begin it with https:// for another website, with / for a page of this one, with mailto: or tel:';
}
