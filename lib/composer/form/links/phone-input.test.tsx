// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PhoneInput } from './phone-input';
import { targetFault } from './target-fault';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it.each([
  ['024 412 3456', '+233244123456', null],
  ['+233 (0)24 412 3456', '+233244123456', null],
  ['+44 20 7946 0958', '+442079460958', null],
  ['024 412', '024 412', /^This is no whole telephone number yet. Write it as it is dialled here/],
])('a number written as %s is stored as %s', async (typed, stored, fault) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let value: unknown;
  const draw = () =>
    act(async () =>
      root.render(
        <PhoneInput
          value={value}
          change={(number) => {
            value = number;
          }}
        />,
      ),
    );
  await draw();
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type in');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await draw();
  expect(value).toBe(stored);
  expect(input.value).toBe(typed);
  const told = targetFault({ phone: stored });
  if (fault) expect(told).toMatch(fault);
  else expect(told).toBeNull();
});
