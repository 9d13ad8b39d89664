// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { UploadForm } from './upload-form';

it('asks at once what the chosen picture shows, where the keyboard is', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const file = new File(['x'], 'cold-room.jpg', { type: 'image/jpeg' });
  flushSync(() => root.render(<UploadForm file={file} taken={() => undefined} cancel={() => undefined} />));
  await expect.poll(() => document.activeElement?.closest('label')?.textContent).toBe('What does it show?');
  flushSync(() => root.unmount());
});
