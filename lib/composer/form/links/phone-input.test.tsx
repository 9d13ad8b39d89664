// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { targetIssue } from './link-target';
import { PhoneInput } from './phone-input';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it.each([
  ['024 412 3456', '+233244123456', null],
  ['+233 (0)24 412 3456', '+233244123456', null],
  ['+44 20 7946 0958', '+442079460958', null],
  ['024 412', '024 412', /^This is not a complete telephone number yet. Enter it as dialled locally/],
])('phone input › stores %s as %s', async (typed, stored, expectedIssue) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let value: unknown;
  const render = () =>
    act(async () =>
      root.render(
        <PhoneInput
          value={value}
          onChange={(number) => {
            value = number;
          }}
        />,
      ),
    );
  await render();
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type in');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await render();
  expect(value).toBe(stored);
  expect(input.value).toBe(typed);
  const issue = targetIssue({ phone: stored });
  if (expectedIssue) expect(issue).toMatch(expectedIssue);
  else expect(issue).toBeNull();
});
