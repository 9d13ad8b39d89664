// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileDropZone } from './file-drop-zone';

it('file drop zone › rejects a file that is not a picture, and names the accepted types', async () => {
  const choose = vi.fn();
  const { container } = await act(async () => render(<FileDropZone onSelect={choose} />));
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
});

it('file drop zone › accepts a dropped file, but not while it is disabled', async () => {
  const choose = vi.fn();
  const { container, rerender } = render(<FileDropZone onSelect={choose} disabled />);
  const picture = new File(['x'], 'shop.png', { type: 'image/png' });
  const drop = async () => {
    const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [picture] },
    });
    await act(async () => container.querySelector('label')?.dispatchEvent(dropped));
    // Otherwise the browser would navigate to the file.
    expect(dropped.defaultPrevented).toBe(true);
  };
  await drop();
  expect(choose).not.toHaveBeenCalled();
  rerender(<FileDropZone onSelect={choose} />);
  await drop();
  expect(choose).toHaveBeenCalledExactlyOnceWith(picture);
});
