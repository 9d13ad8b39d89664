// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isPartialTarget, targetIssue } from './link-target';
import { UrlInput } from './target-input';

it('url input › completes a URL without a scheme, and shows the stored URL', () => {
  let value: unknown = '';
  const setUrl = (address: string) => {
    value = address;
  };
  const field = () => <UrlInput value={value} onChange={setUrl} />;
  const { container, rerender } = render(field());
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type in');
  const write = (address: string) => {
    fireEvent.input(input, { target: { value: address } });
    rerender(field());
  };
  write(' https://meridian.example/ ');
  expect([value, container.textContent]).toEqual(['https://meridian.example/', '']);
  write('meridian.example');
  expect(value).toBe('https://meridian.example');
  expect(input.value).toBe('meridian.example');
  expect(container.textContent).toBe('Link to https://meridian.example');
});

it.each([
  [{ url: '024 412 3456' }, 'Choose “A telephone number” above instead'],
  [{ url: 'ama@example.com' }, 'Choose “An email address” above instead'],
  [{ url: 'javascript:alert(1)' }, /^Enter an address such as/],
  [{ url: '/../../admin' }, /^Enter an address such as/],
  [{ url: '' }, 'Choose a link target'],
  [{}, 'Choose a link target'],
])('targetIssue › explains the issue of %o', (target, expected) => {
  expect(targetIssue(target)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

it.each([
  [{ url: 'h' }, true],
  [{ url: 'https:/' }, true],
  [{ url: 'meridian' }, true],
  [{ url: '//elsewhere.example' }, false],
  [{ url: 'javascript:alert(1)' }, false],
  [{ phone: '024 4' }, true],
  [{ phone: '+233 (0)24 412 345' }, true],
  [{ phone: 'call us' }, false],
  [{ mail: 'ama@' }, true],
  [{ mail: 'ama @' }, false],
  [{ page: 7 }, false],
])('isPartialTarget › %o', (target, expected) => {
  expect(isPartialTarget(target)).toBe(expected);
});
