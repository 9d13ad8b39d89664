// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFrozenValue } from './use-frozen-value';

it('useFrozenValue › forgets a pressed pointer when it is unmounted', () => {
  const renderValue = () =>
    renderHook((value: string) => useFrozenValue(value, false), { initialProps: 'One' });
  const first = renderValue();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  first.rerender('Two');
  expect(first.result.current).toBe('One');
  first.unmount();
  const second = renderValue();
  second.rerender('Two');
  expect(second.result.current).toBe('Two');
});
