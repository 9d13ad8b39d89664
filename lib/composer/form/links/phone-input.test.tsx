// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { targetIssue } from './link-target';
import { PhoneInput } from './phone-input';

it.each([
  ['024 412 3456', '+233244123456', null],
  ['+233 (0)24 412 3456', '+233244123456', null],
  ['+44 20 7946 0958', '+442079460958', null],
  ['024 412', '024 412', /^This is not a complete telephone number yet. Enter it as dialled locally/],
])('phone input › stores %s as %s', (typed, stored, expectedIssue) => {
  let value: unknown;
  const field = () => (
    <PhoneInput
      value={value}
      onChange={(number) => {
        value = number;
      }}
    />
  );
  const { container, rerender } = render(field());
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type in');
  fireEvent.input(input, { target: { value: typed } });
  rerender(field());
  expect(value).toBe(stored);
  expect(input.value).toBe(typed);
  const issue = targetIssue({ phone: stored });
  if (expectedIssue) expect(issue).toMatch(expectedIssue);
  else expect(issue).toBeNull();
});
