// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { SelectedValue } from './search-combobox';

function TestField(): ReactElement {
  const [value, setValue] = useState<string | null>('Accra');
  return (
    <>
      {value && (
        <SelectedValue name={value} disabled={false} onRemove={() => setValue(null)} searchInputId="search" />
      )}
      <input id="search" aria-label="Search" />
    </>
  );
}

it('selected value › focuses the search after it is removed', async () => {
  const { container } = await act(async () => render(<TestField />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(container.querySelector('button')).toBeNull();
  expect(document.activeElement?.id).toBe('search');
});
