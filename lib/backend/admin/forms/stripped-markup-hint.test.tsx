// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StrippedMarkupHint } from './after-input';

const written = vi.hoisted(() => ({ text: '' }));
vi.mock('@payloadcms/ui', () => ({ useField: () => ({ value: written.text }) }));

it('StrippedMarkupHint › warns about stripped markup while typing', async () => {
  written.text = 'Open from <b>nine</b>';
  const { container, rerender } = render(<StrippedMarkupHint path="body" />);
  const wait = (check: () => void) => waitFor(check, { timeout: 10_000 });
  await wait(() => expect(container.textContent).toContain('HTML is not shown: “<b>” would be removed'));
  written.text = 'Open from **nine**';
  rerender(<StrippedMarkupHint path="body" />);
  await wait(() => expect(container.textContent).toBe(''));
});
