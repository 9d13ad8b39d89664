import { BlockList, isIP } from 'node:net';

/**
 * Parses a list of proxies such as `10.0.0.0/8, 127.0.0.1, ::1`.
 * @throws RangeError or TypeError for an invalid address.
 */
export function parseProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((item) => item.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, family);
  }
  return proxies;
}

/**
 * The client address of a request: the peer address or, behind trusted proxies, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Earlier entries can be forged.
 */
export function resolveClientAddress(peer: string, forwardedFor: string, proxies: BlockList): string {
  const forwarded = forwardedFor
    .split(',')
    .map((item) => unmapIPv4(item.trim()))
    .filter((item) => isIP(item) !== 0);
  let address = unmapIPv4(peer);
  while (isTrustedProxy(address, proxies)) {
    const next = forwarded.pop();
    if (next === undefined) break;
    address = next;
  }
  return toRateLimitAddress(address);
}

/** Whether `X-Forwarded-For` of this peer is trusted. */
export function isTrustedProxy(peer: string, proxies: BlockList): boolean {
  const address = unmapIPv4(peer);
  return isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** Sockets report IPv4 peers as IPv4-mapped IPv6 addresses; returns the IPv4 address. */
const unmapIPv4 = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** A subscriber usually has a full IPv6 /64, so it counts as one address. */
function toRateLimitAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  const groups = [...(left ?? []), ...gap, ...(right ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
