// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FileDropZone } from './file-drop-zone';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('file drop zone › rejects a file that is not a picture, and names the accepted types', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const choose = vi.fn();
  const root = createRoot(container);
  await act(async () => root.render(<FileDropZone onSelect={choose} />));
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to choose with');
  const pick = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { configurable: true, value: [file] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const alertText = () => container.querySelector('[role=alert]')?.textContent;
  await pick(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
  expect(alertText()).toMatch(/^“notes.txt” is not a supported picture. Choose a PNG, JPEG/);
  expect(choose).not.toHaveBeenCalled();
  // The type that only network administrators can upload (SVG) is not mentioned.
  expect(container.textContent).not.toContain('administrators');
  const picture = new File(['x'], 'shop.png', { type: 'image/png' });
  await pick(picture);
  expect(alertText()).toBeUndefined();
  expect(choose).toHaveBeenCalledWith(picture);
  await act(async () => root.unmount());
});

it('file drop zone › accepts a dropped file, but not while it is disabled', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const choose = vi.fn();
  const root = createRoot(container);
  const picture = new File(['x'], 'shop.png', { type: 'image/png' });
  const drop = async (disabled: boolean) => {
    await act(async () => root.render(<FileDropZone onSelect={choose} disabled={disabled} />));
    const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [picture] },
    });
    await act(async () => container.querySelector('label')?.dispatchEvent(dropped));
    // Otherwise the browser would navigate to the file.
    expect(dropped.defaultPrevented).toBe(true);
  };
  await drop(true);
  expect(choose).not.toHaveBeenCalled();
  await drop(false);
  expect(choose).toHaveBeenCalledExactlyOnceWith(picture);
  await act(async () => root.unmount());
});
