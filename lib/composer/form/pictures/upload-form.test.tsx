// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadForm } from './picture-library';

it('upload form › focuses the alternative text of the selected picture', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const file = new File(['x'], 'cold-room.jpg', { type: 'image/jpeg' });
  render(<UploadForm file={file} onUploaded={() => undefined} onCancel={() => undefined} />);
  await expect.poll(() => document.activeElement?.closest('label')?.textContent).toBe('Alternative text');
});
