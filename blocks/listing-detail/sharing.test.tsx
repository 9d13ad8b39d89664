// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { startSharing } from './listing-detail.live';
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

test('what failed before is no longer said once it has copied', async () => {
  copy.mockRejectedValueOnce(new Error('denied'));
  await press('copy');
  await press('copy');
  expect([said(), find('[role=status]').textContent]).toEqual(['Copied', '']);
});

test('what stands beside the button stays where it is while it says so', async () => {
  const label = find('[data-share=copy] span');
  Object.defineProperty(label, 'offsetWidth', { value: 70 });
  await press('copy');
  expect(label.style.minInlineSize).toBe('70px');
});

test('WhatsApp and email are links of their own, which are given the title and the link', () => {
  const [whatsApp, email] = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
  expect(whatsApp?.origin).toBe('https://wa.me');
  expect(whatsApp?.searchParams.get('text')).toBe(`Cold store & ice\n${address}`);
  expect(email?.protocol).toBe('mailto:');
  expect(Object.fromEntries(email?.searchParams ?? [])).toEqual({
    subject: 'Cold store & ice',
    body: address,
  });
});

test('every button needs a script, and none stands where none runs', () => {
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons).toHaveLength(2);
  expect(buttons.filter(({ className }) => !className.includes('noscript:hidden'))).toEqual([]);
});

test('the page is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await press('print');
  expect(print).toHaveBeenCalledOnce();
});
