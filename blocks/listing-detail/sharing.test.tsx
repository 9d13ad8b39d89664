// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { startSharing } from './listing-detail.live';
import { Sharing } from './sharing';

const copy = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  copy.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
  history.replaceState(null, '', '/en-GH/buy-a-business/listings/cold-store?store=osu#ask');
  document.body.innerHTML = renderToStaticMarkup(
    <Sharing title="Cold store & ice" page={exampleContext()} />,
  );
  startSharing(find('[data-island]'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
const press = async (does: string) => {
  find(`[data-share=${does}]`).click();
  await vi.advanceTimersByTimeAsync(0);
};
const said = () => find('[data-share=copy]').textContent;
const address = `${location.origin}/en-GH/buy-a-business/listings/cold-store`;

test('the link is copied, which is said for 1,500 ms', async () => {
  await press('copy');
  expect(copy).toHaveBeenCalledWith(address);
  expect(said()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(said()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toBe('Copy link');
});

test('copied twice it says so from the second time on, and goes back to its own words', async () => {
  await press('copy');
  await vi.advanceTimersByTimeAsync(1_000);
  await press('copy');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(said()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toBe('Copy link');
});

test.each([
  ['refuses', () => copy.mockRejectedValue(new Error('denied'))],
  ['is not there', () => vi.stubGlobal('navigator', {})],
])('a clipboard that %s is not said to have copied', async (_, prepare) => {
  prepare();
  await press('copy');
  expect(said()).toBe('Copy link');
  expect(find('[role=status]').textContent).toContain('could not be copied');
});

test('what stands beside the button stays where it is while it says so', async () => {
  const label = find('[data-share=copy] span');
  Object.defineProperty(label, 'offsetWidth', { value: 70 });
  await press('copy');
  expect(label.style.minInlineSize).toBe('70px');
});

test('WhatsApp is given the title and the link', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await press('send');
  const [[to] = []] = open.mock.calls;
  expect(new URL(String(to)).searchParams.get('text')).toBe(`Cold store & ice\n${address}`);
});

test('the page is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press('print');
  expect(print).toHaveBeenCalledOnce();
});
