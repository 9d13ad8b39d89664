// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LeftOutNow } from './left-out-now';

const written = vi.hoisted(() => ({ text: '' }));
vi.mock('@payloadcms/ui', () => ({ useField: () => ({ value: written.text }) }));

it('tells below a formatted text, as it is written, what visitors would not see of it', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const write = (text: string) => {
    written.text = text;
    root.render(<LeftOutNow path="body" />);
  };
  const wait = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
  write('Open from <b>nine</b>');
  await wait(() => expect(place.textContent).toContain('HTML is not shown: “<b>” would be left out'));
  write('Open from **nine**');
  await wait(() => expect(place.textContent).toBe(''));
  root.unmount();
});
