import { describe, expect, test } from 'vitest';
import { ownFault, redirectFault, ruleFault } from './check-redirect';

const rule = (from: string, to: string) => ({ from, to, permanent: true });
const among = (...others: ReturnType<typeof rule>[]) => ({ others, regions: ['ashanti', 'greater-accra'] });

describe('a redirect', () => {
  test.each([
    ['/old', '/new'],
    ['/guides/:guide', '/blog/:guide'],
    ['/shop', 'https://shop.example.com/'],
  ])('%s → %s may stand', (from, to) => {
    expect(redirectFault(rule(from, to), among(rule('/other', '/else')))).toBeNull();
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
    const fault = redirectFault(rule(from, to), among(rule('/other', '/else')));
    expect(fault).toMatchObject({ path });
    expect(fault?.message).toMatch(path === 'to' ? /^The new address / : /^The old address /);
  });

  test('that closes a circle through others is refused', () => {
    const others = [rule('/a', '/b'), rule('/b', '/c')];
    expect(redirectFault(rule('/c', '/a'), among(...others))).toMatchObject({ path: 'to' });
    expect(redirectFault(rule('/c', '/d'), among(...others))).toBeNull();
  });

  test('is not refused for the faults of others', () => {
    expect(redirectFault(rule('/c', '/d'), among(rule('/x', '/x')))).toBeNull();
  });
});

describe('a redirect of an office', () => {
  const home = '/locations/ashanti/adum';

  test.each(['/old', '/fair-2025/thank-you', '/blog/an-old-post', '/old-guides/:guide', '//old/'])(
    'of %s below its home may stand',
    (below) => {
      expect(ownFault(rule(`${home}${below}`, '/blog'), home)).toBeNull();
    },
  );

  test.each([
    home,
    `${home}/`,
    `/LOCATIONS//ashanti/./adum//`,
    `${home}-old/x`,
    '/locations/ashanti/:office/x',
    '/locations/ashanti/ahodwo/x',
    `${home}/contact-us`,
    `${home}/Contact-Us/`,
    `${home}/:any`,
    `${home}/blog/:post`,
    `${home}/:a/:b`,
  ])('of %s is refused', (from) => {
    expect(ownFault(rule(from, '/blog'), home)).toMatchObject({ path: 'from' });
  });

  test('of a foreign address is refused for that, whatever is redirected there', () => {
    const foreign = rule('/locations/ashanti/ahodwo/x', '/blog');
    expect(ruleFault(foreign, among(foreign), home)?.message).toBe(
      `Start it with ${home}/ as an office redirects only what lies below its own address`,
    );
  });
});
