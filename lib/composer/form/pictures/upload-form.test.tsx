// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { UploadForm } from './picture-library';

it('upload form › focuses the alternative text of the selected picture', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const file = new File(['x'], 'cold-room.jpg', { type: 'image/jpeg' });
  flushSync(() =>
    root.render(<UploadForm file={file} onUploaded={() => undefined} onCancel={() => undefined} />),
  );
  await expect.poll(() => document.activeElement?.closest('label')?.textContent).toBe('Alternative text');
  flushSync(() => root.unmount());
});
