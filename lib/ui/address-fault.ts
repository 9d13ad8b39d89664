import { refusedAddresses } from './refused-addresses';

/** Which link or picture of a formatted text visitors would not see, and what to do; null when they see all. */
export function addressFault(text: string): string | null {
  const [address] = refusedAddresses(text);
  if (address === undefined) return null;
  const named = address.length > 80 ? `${address.slice(0, 80)}…` : address;
  return `What leads to "${named}" would be left out: start a link with a single /, https://, mailto: or tel:, without a name before an @, and a picture with /media/`;
}
