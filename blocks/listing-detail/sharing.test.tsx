// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { startListingDetail } from './listing-detail.live';
import { Sharing } from './sharing';

const address = `${location.origin}/en-GH/buy-a-business/listings/cold-store`;
const copy = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  copy.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
  history.replaceState(null, '', '/en-GH/buy-a-business/listings/cold-store?store=osu#ask');
  document.body.innerHTML = renderToStaticMarkup(
    <Sharing title="Cold store & ice" address={address} page={exampleContext()} />,
  );
  startListingDetail(find('[data-island]'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
const press = async (does: string) => {
  find(`[data-share=${does}]`).click();
  await vi.advanceTimersByTimeAsync(0);
};
const buttonText = () => find('[data-share=copy]').textContent;

test('copies the link and displays a confirmation for 1,500 ms', async () => {
  await press('copy');
  expect(copy).toHaveBeenCalledWith(address);
  expect(buttonText()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(buttonText()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(buttonText()).toBe('Copy link');
});

test('a second copy restarts the confirmation, and the original label returns', async () => {
  await press('copy');
  await vi.advanceTimersByTimeAsync(1_000);
  await press('copy');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(buttonText()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(buttonText()).toBe('Copy link');
});

test.each([
  ['refuses', () => copy.mockRejectedValue(new Error('denied'))],
  ['is not there', () => vi.stubGlobal('navigator', {})],
])('a clipboard that %s displays no confirmation', async (_, prepare) => {
  prepare();
  await press('copy');
  expect(buttonText()).toBe('Copy link');
  expect(find('[role=status]').textContent).toContain('could not be copied');
});

test('a successful copy clears the message of a previous failure', async () => {
  copy.mockRejectedValueOnce(new Error('denied'));
  await press('copy');
  await press('copy');
  expect([buttonText(), find('[role=status]').textContent]).toEqual(['Copied', '']);
});

test('the button keeps its width during the confirmation', async () => {
  const label = find('[data-share=copy] span');
  Object.defineProperty(label, 'offsetWidth', { value: 70 });
  await press('copy');
  expect(label.style.minInlineSize).toBe('70px');
});

test('WhatsApp and email are links that contain the title and the URL', () => {
  const [whatsApp, email] = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
  expect(whatsApp?.origin).toBe('https://wa.me');
  expect(whatsApp?.searchParams.get('text')).toBe(`Cold store & ice\n${address}`);
  expect(email?.protocol).toBe('mailto:');
  expect(Object.fromEntries(email?.searchParams ?? [])).toEqual({
    subject: 'Cold store & ice',
    body: address,
  });
});

test('the buttons are absent without JavaScript', () => {
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons).toHaveLength(2);
  expect(buttons.filter(({ className }) => !className.includes('noscript:hidden'))).toEqual([]);
});

test('prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press('print');
  expect(print).toHaveBeenCalledOnce();
});
