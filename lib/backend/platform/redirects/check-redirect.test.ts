import { describe, expect, test } from 'vitest';
import { findOfficeRedirectIssue, findOwnershipIssue, findRedirectIssue } from './check-redirect';

const rule = (from: string, to: string) => ({ from, to, permanent: true });
const withOthers = (...others: ReturnType<typeof rule>[]) => ({
  others,
  regions: ['ashanti', 'greater-accra'],
});

describe('redirect', () => {
  test.each([
    ['/old', '/new'],
    ['/guides/:guide', '/blog/:guide'],
    ['/shop', 'https://shop.example.com/'],
    ['/a?b=1', '/new'],
  ])('%s → %s is valid', (from, to) => {
    expect(findRedirectIssue(rule(from, to), withOthers(rule('/other', '/else')))).toBeNull();
  });

  test.each([
    ['/old', 'javascript:alert(1)', 'to'],
    ['/old', '//evil.example', 'to'],
    ['/old', '/\\evil.example', 'to'],
    ['/old', 'mailto:a@example.com', 'to'],
    ['/old', '/blog/:guide', 'to'],
    ['old', '/new', 'from'],
    ['/', '/new', 'from'],
    ['/:a/:a', '/new', 'from'],
    ['/old', '/old', 'to'],
    ['/OLD', '/old/', 'to'],
    ['/:any', '/next', 'to'],
    ['/other', '/new', 'from'],
  ])('%s → %s is rejected with an issue at %s', (from, to, path) => {
    const issue = findRedirectIssue(rule(from, to), withOthers(rule('/other', '/else')));
    expect(issue).toMatchObject({ path });
    expect(issue?.message).toMatch(path === 'to' ? /^The new address / : /^The old address /);
  });

  test('is rejected when it closes a loop with other redirects', () => {
    const others = [rule('/a', '/b'), rule('/b', '/c')];
    expect(findRedirectIssue(rule('/c', '/a'), withOthers(...others))).toMatchObject({ path: 'to' });
    expect(findRedirectIssue(rule('/c', '/d'), withOthers(...others))).toBeNull();
  });

  test('is not rejected for issues of other redirects', () => {
    expect(findRedirectIssue(rule('/c', '/d'), withOthers(rule('/x', '/x')))).toBeNull();
  });
});

describe('redirect of an office', () => {
  const home = '/locations/ashanti/adum';

  test.each(['/old', '/fair-2025/thank-you', '/blog/an-old-post', '/old-guides/:guide', '//old/'])(
    'from %s below its own address is valid',
    (subpath) => {
      expect(findOwnershipIssue(rule(`${home}${subpath}`, '/blog'), home)).toBeNull();
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
  ])('from %s is rejected', (from) => {
    expect(findOwnershipIssue(rule(from, '/blog'), home)).toMatchObject({ path: 'from' });
  });

  test('from an address of another office is rejected as foreign, regardless of existing redirects there', () => {
    const foreign = rule('/locations/ashanti/ahodwo/x', '/blog');
    expect(findOfficeRedirectIssue(foreign, withOthers(foreign), home)?.message).toBe(
      `Start it with ${home}/: an office can only redirect addresses below its own`,
    );
  });
});
