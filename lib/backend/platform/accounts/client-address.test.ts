import { describe, expect, test } from 'vitest';
import { parseProxies, resolveClientAddress } from './client-address';

describe('resolveClientAddress', () => {
  const proxies = parseProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');
  test.each([
    ['uses the peer address without a proxy', '203.0.113.9', '', '203.0.113.9'],
    ['ignores X-Forwarded-For of an untrusted peer', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
    ['uses the forwarded address behind a proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['ignores earlier entries of X-Forwarded-For', '127.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
    ['skips a second trusted proxy', '10.1.2.3', '192.0.2.1, 203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['uses the proxy address when nothing is forwarded', '10.1.2.3', '', '10.1.2.3'],
    ['ignores malformed entries', '10.1.2.3', 'unknown, 203.0.113.9, <x>', '203.0.113.9'],
    ['unwraps IPv4-mapped IPv6 addresses', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['groups IPv6 addresses by /64', '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['normalises IPv6 notation', '2001:0DB8:1:2::9', '', '2001:db8:1:2::/64'],
    ['expands the shortest IPv6 address', '::1', '', '0:0:0:0::/64'],
    ['supports IPv6 proxies', 'fd00::5', '2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s', (_what, peer, forwarded, address) => {
    expect(resolveClientAddress(peer, forwarded, proxies)).toBe(address);
  });

  test('trusts no proxy when none is configured', () => {
    expect(resolveClientAddress('127.0.0.1', '203.0.113.9', parseProxies(''))).toBe('127.0.0.1');
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0'])('rejects %s as a proxy', (list) => {
    expect(() => parseProxies(list)).toThrow();
  });
});
