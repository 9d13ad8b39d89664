// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { StrippedMarkupHint } from './after-input';

const written = vi.hoisted(() => ({ text: '' }));
vi.mock('@payloadcms/ui', () => ({ useField: () => ({ value: written.text }) }));

it('StrippedMarkupHint › warns about stripped markup while typing', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const setText = (text: string) => {
    written.text = text;
    root.render(<StrippedMarkupHint path="body" />);
  };
  const wait = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
  setText('Open from <b>nine</b>');
  await wait(() => expect(container.textContent).toContain('HTML is not shown: “<b>” would be removed'));
  setText('Open from **nine**');
  await wait(() => expect(container.textContent).toBe(''));
  root.unmount();
});
