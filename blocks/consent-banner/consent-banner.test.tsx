// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { pageI18n } from '@/lib/engine/page-i18n';
import { emptyReferences } from '@/lib/engine/reference-table';
import type { ProviderIds } from '@/schemas/provider';
import { ConsentBanner } from './consent-banner';
import { startConsent } from './consent-banner.live';

const startAnalytics = vi.hoisted(() => vi.fn());
vi.mock('@/lib/analytics/start-analytics', () => ({ startAnalytics }));

const page = createPageContext(
  { locale: 'en-GH', references: emptyReferences, href: (path) => path },
  pageI18n('en-GH'),
);
const all = { container: 'GTM-ABC123', measurement: 'G-ABC123456', pixel: '123456789012345' };

function openPage(providers: ProviderIds = all, address = '/en-GH/contact-us'): void {
  window.history.replaceState(null, '', address);
  const props = { providers: { ...providers }, conversionEvent: null, privacy: { url: '/privacy' } };
  document.body.innerHTML = `${renderToStaticMarkup(
    <ConsentBanner props={props} page={page} id="consent" slot={() => null} />,
  )}<li hidden data-change-consent><button>Privacy choices</button></li>`;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (root) startConsent(root);
}
const banner = () => document.querySelector<HTMLElement>('[data-consent]');
const isOpen = () => banner()?.hidden === false;
const button = (answer: string) => {
  const element = document.querySelector<HTMLButtonElement>(`[data-answer=${answer}]`);
  if (!element) throw new Error(`no ${answer}`);
  return element;
};
const changeItem = () => document.querySelector<HTMLElement>('[data-change-consent]');
const storedConsent = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  startAnalytics.mockClear();
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/140.0');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'readyState');
  window.history.replaceState(null, '', '/');
});

describe('consent banner', () => {
  it('is absent without a provider, and names the configured providers', () => {
    openPage({});
    expect([banner(), changeItem()?.hidden]).toEqual([null, true]);
    openPage({ measurement: all.measurement });
    expect(banner()?.textContent).toContain('Google Analytics');
    expect(banner()?.textContent).not.toContain('Meta Pixel');
    expect(document.querySelectorAll('[data-purpose]')).toHaveLength(1);
  });

  it('opens with equally styled buttons and no box checked', async () => {
    openPage();
    await advanceTime(5_000);
    expect([isOpen(), storedConsent()]).toEqual([true, null]);
    expect(startAnalytics).not.toHaveBeenCalled();
    const classNames = ['accept', 'refuse', 'choose', 'save'].map((answer) => button(answer).className);
    expect(new Set(classNames).size).toBe(1);
    expect([...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    expect(changeItem()?.hidden).toBe(false);
  });

  it.each([
    ['accept', ['statistics', 'advertising']],
    ['refuse', []],
  ])('%s: stores the choice and starts the permitted analytics a second later', async (answer, granted) => {
    openPage();
    button(answer).click();
    expect([isOpen(), storedConsent().given]).toEqual([false, granted]);
    await advanceTime(900);
    expect(startAnalytics).not.toHaveBeenCalled();
    await advanceTime(200);
    expect(startAnalytics.mock.calls).toEqual(granted.length > 0 ? [[all, granted, undefined]] : []);
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });

  it('allows consent by purpose', async () => {
    openPage();
    button('choose').click();
    expect(button('choose').hidden).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('[data-purpose=statistics]'));
    document.querySelector<HTMLInputElement>('[data-purpose=advertising]')?.click();
    button('save').click();
    await advanceTime(1_100);
    expect(startAnalytics).toHaveBeenCalledWith(all, ['advertising'], undefined);
  });

  it('stays closed after a choice, starts the permitted analytics, and can be reopened', async () => {
    openPage();
    button('refuse').click();
    openPage();
    expect(isOpen()).toBe(false);
    const changeButton = changeItem()?.querySelector('button');
    changeButton?.focus();
    changeButton?.click();
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.textContent).toBe('May we use analytics?');
    banner()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen(), document.activeElement]).toEqual([false, changeButton]);
    changeButton?.click();
    button('accept').click();
    await advanceTime(1_100);
    expect(startAnalytics).toHaveBeenCalledOnce();
  });

  it.each([
    ['a program', '/en-GH/', 'Googlebot/2.1'],
    ['what keeps pages', '/en-GH/?_prerender_=1', 'Firefox'],
    ['staff who compose', '/compose/canvas/en-GH', 'Firefox'],
  ])('does not open or measure for %s, whatever is stored', async (_who, address, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    openPage(all, address);
    expect(isOpen()).toBe(false);
    localStorage.setItem(
      'consent',
      JSON.stringify({
        at: new Date().toISOString().slice(0, 10),
        asked: ['container', 'measurement', 'pixel'],
        given: ['statistics'],
      }),
    );
    openPage(all, address);
    await advanceTime(2_000);
    expect(startAnalytics).not.toHaveBeenCalled();
  });
});
