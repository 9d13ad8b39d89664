// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SelectedValue } from './search-combobox';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<TestField />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(container.querySelector('button')).toBeNull();
  expect(document.activeElement?.id).toBe('search');
});
