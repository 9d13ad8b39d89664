import { BlockList, isIP } from 'node:net';

/**
 * The proxies written as `10.0.0.0/8, 127.0.0.1, ::1`.
 * @throws RangeError or TypeError when one of them is no address.
 */
export function readProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((one) => one.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, family);
  }
  return proxies;
}

/**
 * The address a request comes from: the peer's, or, behind proxies of ours, the last one in `X-Forwarded-For`
 * that is none of them. What stands before it may be anybody's invention.
 */
export function clientAddress(peer: string, forwardedFor: string, proxies: BlockList): string {
  const forwarded = forwardedFor
    .split(',')
    .map((one) => plain(one.trim()))
    .filter((one) => isIP(one) !== 0);
  let address = plain(peer);
  while (isTrusted(address, proxies)) {
    const next = forwarded.pop();
    if (next === undefined) break;
    address = next;
  }
  return network(address);
}

/** Whether what a peer says of who stands behind it is believed. */
export function isTrusted(peer: string, proxies: BlockList): boolean {
  const address = plain(peer);
  return isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** IPv4 in the clothes of IPv6, as sockets tell it. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** One subscriber has a whole /64 of IPv6 to choose from: it counts as one address. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  const groups = [...(left ?? []), ...gap, ...(right ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
