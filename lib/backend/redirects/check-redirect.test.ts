import { describe, expect, test } from 'vitest';
import { redirectFault } from './check-redirect';

const rule = (from: string, to: string) => ({ from, to, permanent: true });

describe('a redirect', () => {
  test.each([
    ['/old', '/new'],
    ['/guides/:guide', '/blog/:guide'],
    ['/shop', 'https://shop.example.com/'],
  ])('%s → %s may stand', (from, to) => {
    expect(redirectFault(rule(from, to), [rule('/other', '/else')])).toBeNull();
  });

  test.each([
    ['/old', 'javascript:alert(1)', 'to'],
    ['/old', '//evil.example', 'to'],
    ['/old', '/\\evil.example', 'to'],
    ['/old', 'mailto:a@example.com', 'to'],
    ['/old', '/blog/:guide', 'to'],
    ['old', '/new', 'from'],
    ['/', '/new', 'from'],
    ['/a?b=1', '/new', 'from'],
    ['/:a/:a', '/new', 'from'],
    ['/old', '/old', 'to'],
    ['/OLD', '/old/', 'to'],
    ['/:any', '/next', 'to'],
    ['/other', '/new', 'from'],
  ])('%s → %s is refused at %s', (from, to, path) => {
    expect(redirectFault(rule(from, to), [rule('/other', '/else')])).toMatchObject({ path });
  });

  test('that closes a circle through others is refused', () => {
    const others = [rule('/a', '/b'), rule('/b', '/c')];
    expect(redirectFault(rule('/c', '/a'), others)).toMatchObject({ path: 'to' });
    expect(redirectFault(rule('/c', '/d'), others)).toBeNull();
  });

  test('is not refused for the faults of others', () => {
    expect(redirectFault(rule('/c', '/d'), [rule('/x', '/x')])).toBeNull();
  });
});
