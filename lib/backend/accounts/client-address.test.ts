import { describe, expect, test } from 'vitest';
import { clientAddress, readProxies } from './client-address';

describe('the address a request comes from', () => {
  const proxies = readProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');
  test.each([
    ['without a proxy the peer is', '203.0.113.9', '', '203.0.113.9'],
    ['and what it says of itself does not count', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
    ['behind a proxy it is who that saw', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['not what was written before it', '127.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
    ['behind two proxies as well', '10.1.2.3', '192.0.2.1, 203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['a proxy that says nothing is itself', '10.1.2.3', '', '10.1.2.3'],
    ['nor does nonsense count', '10.1.2.3', 'unknown, 203.0.113.9, <x>', '203.0.113.9'],
    ['IPv4 in the clothes of IPv6', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['a network of IPv6 counts as one', '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['however it is written', '2001:0DB8:1:2::9', '', '2001:db8:1:2::/64'],
    ['down to the shortest', '::1', '', '0:0:0:0::/64'],
    ['behind a proxy of IPv6', 'fd00::5', '2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s', (_what, peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(address);
  });

  test('nobody is trusted unless named', () => {
    expect(clientAddress('127.0.0.1', '203.0.113.9', readProxies(''))).toBe('127.0.0.1');
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0'])('%s names no proxy', (list) => {
    expect(() => readProxies(list)).toThrow();
  });
});
