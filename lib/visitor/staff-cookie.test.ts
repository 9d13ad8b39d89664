// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { composerPathOf, forStaff } from './edit-page.staff';
import { hasStaffCookie } from './visit-page';

test.each([
  ['', false],
  ['staff=', false],
  ['otherstaff=1', false],
  ['lang=en-GH; staff=1', true],
  ['staff=1; office=osu', true],
])('reads the staff cookie in "%s"', (cookies, isStaff) => {
  expect(hasStaffCookie(cookies)).toBe(isStaff);
});

test.each([
  ['/en-GH', '/compose/en-GH'],
  ['/', '/compose/en-GH'],
  ['/en-GH/blog', '/compose/en-GH/blog'],
  ['/blog', '/compose/en-GH/blog'],
  ['/en-GHana', '/compose/en-GH/en-GHana'],
])('links the page at %s to the composer at %s', (pathname, composer) => {
  const page = new DOMParser().parseFromString('<html lang="en-GH"></html>', 'text/html');
  expect(composerPathOf(page, new URL(`http://localhost${pathname}`))).toBe(composer);
});

test.each([
  ['data-office=""', 1],
  ['data-missing="true"', 0],
])('on a page with %s adds %i link to the composer', (marks, count) => {
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  forStaff();
  forStaff();
  expect(document.querySelectorAll('a')).toHaveLength(count);
});
