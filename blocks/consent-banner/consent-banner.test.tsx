// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { pageCustoms } from '@/lib/engine/page-customs';
import { emptyReferences } from '@/lib/engine/reference-table';
import type { ProviderIds } from '@/schemas/provider';
import { ConsentBanner } from './consent-banner';
import { startConsent } from './consent-banner.live';

const startAnalytics = vi.hoisted(() => vi.fn());
vi.mock('@/lib/analytics/start-analytics', () => ({ startAnalytics }));

const page = createPageContext(
  { locale: 'en-GH', references: emptyReferences, href: (path) => path },
  pageCustoms('en-GH'),
);
const all = { container: 'GTM-ABC123', measurement: 'G-ABC123456', pixel: '123456789012345' };

function visit(providers: ProviderIds = all, address = '/en-GH/contact-us'): void {
  window.history.replaceState(null, '', address);
  const props = { providers: { ...providers }, privacy: { url: '/privacy' } };
  document.body.innerHTML = `${renderToStaticMarkup(
    <ConsentBanner props={props} page={page} id="consent" slot={() => null} />,
  )}<li hidden data-change-consent><button>Privacy choices</button></li>`;
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (place) startConsent(place);
}
const banner = () => document.querySelector<HTMLElement>('[data-consent]');
const isAsking = () => banner()?.hidden === false;
const button = (answer: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[data-answer=${answer}]`);
  if (!found) throw new Error(`no ${answer}`);
  return found;
};
const change = () => document.querySelector<HTMLElement>('[data-change-consent]');
const kept = () => JSON.parse(localStorage.getItem('consent') ?? 'null');
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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

describe('the banner', () => {
  it('is none without a provider, and names those that there are', () => {
    visit({});
    expect([banner(), change()?.hidden]).toEqual([null, true]);
    visit({ measurement: all.measurement });
    expect(banner()?.textContent).toContain('Google Analytics');
    expect(banner()?.textContent).not.toContain('Meta Pixel');
    expect(document.querySelectorAll('[data-purpose]')).toHaveLength(1);
  });

  it('asks, with answers that look alike and nothing ticked', async () => {
    visit();
    await passed(5_000);
    expect([isAsking(), kept()]).toEqual([true, null]);
    expect(startAnalytics).not.toHaveBeenCalled();
    const looks = ['accept', 'refuse', 'choose', 'save'].map((answer) => button(answer).className);
    expect(new Set(looks).size).toBe(1);
    expect([...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    expect(change()?.hidden).toBe(false);
  });

  it.each([
    ['accept', ['statistics', 'advertising']],
    ['refuse', []],
  ])('%s: the choice is kept, and what was agreed to begins a second later', async (answer, given) => {
    visit();
    button(answer).click();
    expect([isAsking(), kept().given]).toEqual([false, given]);
    await passed(900);
    expect(startAnalytics).not.toHaveBeenCalled();
    await passed(200);
    expect(startAnalytics.mock.calls).toEqual(given.length > 0 ? [[all, given]] : []);
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });

  it('lets one choose by purpose', async () => {
    visit();
    button('choose').click();
    expect(button('choose').hidden).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('[data-purpose=statistics]'));
    document.querySelector<HTMLInputElement>('[data-purpose=advertising]')?.click();
    button('save').click();
    await passed(1_100);
    expect(startAnalytics).toHaveBeenCalledWith(all, ['advertising']);
  });

  it('asks nobody again, begins what was agreed to, and lets it be changed', async () => {
    visit();
    button('refuse').click();
    visit();
    expect(isAsking()).toBe(false);
    const back = change()?.querySelector('button');
    back?.focus();
    back?.click();
    expect(isAsking()).toBe(true);
    expect(document.activeElement?.textContent).toBe('May we measure your visit?');
    banner()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isAsking(), document.activeElement]).toEqual([false, back]);
    back?.click();
    button('accept').click();
    await passed(1_100);
    expect(startAnalytics).toHaveBeenCalledOnce();
  });

  it.each([
    ['a program', '/en-GH/', 'Googlebot/2.1'],
    ['what keeps pages', '/en-GH/?_prerender_=1', 'Firefox'],
    ['staff who compose', '/compose/canvas/en-GH', 'Firefox'],
  ])('asks %s nothing, and measures nothing, whatever was kept', async (_who, address, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    visit(all, address);
    expect(isAsking()).toBe(false);
    localStorage.setItem(
      'consent',
      JSON.stringify({
        at: new Date().toISOString().slice(0, 10),
        asked: ['container', 'measurement', 'pixel'],
        given: ['statistics'],
      }),
    );
    visit(all, address);
    await passed(2_000);
    expect(startAnalytics).not.toHaveBeenCalled();
  });
});
