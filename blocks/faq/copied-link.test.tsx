// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { copyLinks } from '@/lib/visitor/copy-links';
import { FaqQuestions } from './faq-questions';

const group = {
  heading: '',
  questions: [{ question: 'How long does a sale take?', answer: 'Seven months.' }],
};
const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
  document.body.innerHTML = renderToStaticMarkup(
    <FaqQuestions group={group} level={3} name="faq" anchorOf={() => 'how-long'} page={exampleContext()} />,
  );
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});
copyLinks(document);

const link = () => document.querySelector('a');
async function click(): Promise<void> {
  link()?.click();
  await vi.advanceTimersByTimeAsync(0);
}

test('the link to an answer is copied when it is followed, and says so for a second and a half', async () => {
  writeText.mockResolvedValue(undefined);
  await click();
  await click();
  expect(writeText.mock.calls).toEqual([['http://localhost:3000/#how-long']]);
  expect(link()?.textContent).toBe('Link copied');
  expect(link()?.parentElement?.getAttribute('aria-live')).toBe('polite');
  await vi.advanceTimersByTimeAsync(1499);
  expect(link()?.textContent).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(link()?.textContent).toBe('Link to this answer');
});

test('it says nothing where it may not be copied', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await click();
  expect(link()?.textContent).toBe('Link to this answer');
});
