// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { composerFor, forStaff } from './edit-page.staff';
import { isMarkedStaff } from './staff-mark';

test.each([
  ['', false],
  ['staff=', false],
  ['otherstaff=1', false],
  ['lang=en-GH; staff=1', true],
  ['staff=1; office=osu', true],
])('of the cookies "%s"', (cookies, isStaff) => {
  expect(isMarkedStaff(cookies)).toBe(isStaff);
});

test.each([
  ['/en-GH', '/compose/en-GH'],
  ['/', '/compose/en-GH'],
  ['/en-GH/blog', '/compose/en-GH/blog'],
  ['/blog', '/compose/en-GH/blog'],
  ['/en-GHana', '/compose/en-GH/en-GHana'],
])('the page at %s is composed at %s', (pathname, composer) => {
  const shown = new DOMParser().parseFromString('<html lang="en-GH"></html>', 'text/html');
  expect(composerFor(shown, new URL(`http://localhost${pathname}`))).toBe(composer);
});

test.each([
  ['data-office=""', 1],
  ['data-missing="true"', 0],
])('on a page with %s the ways to edit it are %i', (marks, count) => {
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  forStaff();
  forStaff();
  expect(document.querySelectorAll('a')).toHaveLength(count);
});
