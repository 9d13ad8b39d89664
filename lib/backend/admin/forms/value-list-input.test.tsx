// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import type { ClientFieldBase, TextFieldClient } from 'payload';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ValueListInput } from './inputs';

const added = vi.hoisted((): string[] => []);
/** Behaves like Payload's field: Enter adds the typed value, and blur discards it. */
vi.mock('@payloadcms/ui', () => ({
  TextField: () => {
    const [typed, setTyped] = useState('');
    const addValue = (value: string) => value.trim() !== '' && added.push(value);
    return (
      <>
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Enter') return;
            addValue(typed);
            setTyped('');
          }}
          onBlur={() => setTyped('')}
        />
        <button type="button">Another</button>
      </>
    );
  },
}));
beforeEach(() => {
  added.length = 0;
});

const props: ClientFieldBase<TextFieldClient> & { path: string } = {
  field: { name: 'languages', type: 'text', hasMany: true },
  path: 'languages',
};

it('ValueListInput › adds the typed value once on blur and on the save shortcut, but no empty value', async () => {
  const { container } = await act(async () => render(<ValueListInput {...props} />));
  const field = container.querySelector('input');
  const write = async (typed: string) => {
    await act(async () => field?.focus());
    await act(async () => {
      if (field) fireEvent.input(field, { target: { value: typed } });
    });
  };
  const press = (key: string, ctrlKey: boolean) =>
    act(async () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })));
  const typeAndBlur = async (typed: string) => {
    await write(typed);
    await act(async () => container.querySelector('button')?.focus());
  };
  await typeAndBlur('Ewe');
  expect(added).toEqual(['Ewe']);
  await typeAndBlur(' ');
  await act(async () => container.querySelector('button')?.blur());
  expect(added).toEqual(['Ewe']);
  await write('Ga');
  await press('s', false);
  expect(added).toEqual(['Ewe']);
  await press('s', true);
  await act(async () => container.querySelector('button')?.focus());
  expect(added).toEqual(['Ewe', 'Ga']);
});
