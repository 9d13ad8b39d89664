// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { exampleLocation } from '@/lib/engine/example-location';
import { pageI18n } from '@/lib/engine/page-i18n';
import { exampleMultiples } from '@/schemas/examples/valuation';
import type { Locale } from '@/schemas/locale';
import { ValuationCalculator } from './valuation-calculator';
import { startValuation } from './valuation-calculator.live';
import { valuationCalculatorSchema } from './valuation-calculator.schema';

const authored = valuationCalculatorSchema.parse({ heading: 'A first figure' });

const pageWithQuery = (searchParams: URLSearchParams | null, locale: Locale = 'en-GH') =>
  createPageContext({ ...exampleLocation(locale, new Map()), searchParams }, pageI18n(locale));

/** The calculator as the server renders it, with its answer to a query. */
function render(query = '', locale: Locale = 'en-GH', trades: string[] = []): HTMLElement {
  const searchParams = query ? new URLSearchParams(`estimate=calc&${query}`) : null;
  const page = pageWithQuery(searchParams, locale);
  const props = { ...authored, trades: trades.map((name) => ({ name })), multiples: exampleMultiples };
  document.body.innerHTML = renderToStaticMarkup(
    <ValuationCalculator props={props} page={page} id="calc" slot={() => null} />,
  );
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('The calculator is not there');
  return root;
}

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
/** The visible text of the answer. */
function visibleText(): string {
  const copy = find('#calc-answer').cloneNode(true);
  if (copy instanceof HTMLElement) for (const item of copy.querySelectorAll('[hidden]')) item.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ');
}
function type(id: string, value: string, { shouldBlur = true } = {}): void {
  const field = find(`#calc-${id}`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`${id}?`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (shouldBlur) field.dispatchEvent(new Event('change', { bubbles: true }));
}
const submit = () =>
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

const year = {
  ...{ trade: 'restaurants', sales: '1,200,000', profit: '80,000', pay: '60,000', interest: '5,000' },
  ...{ depreciation: '15,000', 'once-0': 'Flood', 'onceAmount-0': '10,000', 'own-0': 'School' },
  ...{ 'ownAmount-0': '30,000', stock: '40,000', equipment: '90,000', growth: 'up', hours: '60' },
};
const query =
  'trade=restaurants&sales=1,200,000&profit=80,000&pay=60,000&interest=5,000&depreciation=15,000&once=Flood&onceAmount=10,000&own=School&ownAmount=30,000&stock=40,000&equipment=90,000&growth=up&hours=60';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('valuation calculator', () => {
  it('answers a query with every item of the sum, a range and the related notes', () => {
    expect(render(query).textContent).toContain('Annual amounts in GH₵, such as 500,000');
    expect(visibleText()).toContain('GH₵330,000 – GH₵530,000');
    expect(visibleText()).toContain('Midpoint: GH₵430,000');
    expect(visibleText()).toMatch(
      /Profit before taxGH₵80,000.*FloodGH₵10,000SchoolGH₵30,000.*\(SDE\)GH₵200,000/,
    );
    expect(visibleText()).toContain('Based on salesGH₵470,000');
    expect(visibleText()).toContain('Based on assetsGH₵130,000');
    expect(visibleText()).toContain('Sold (6): half sold for 1.80 to 2.40 times SDE, with a median of 2.10.');
    expect(visibleText()).toContain('2021–2025, 8,374 sales');
    expect(visibleText()).toContain('Growing sales point to the upper end.');
    expect(visibleText()).toContain('not a valuation or an offer');
    expect(visibleText()).not.toContain('We do not average them');
  });

  it.each<Locale>(['en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN'])(
    'renders the same in %s during input and without JavaScript',
    (locale) => {
      render(query, locale);
      const answered = find('#calc-answer');
      startValuation(render('', locale));
      for (const [id, value] of Object.entries(year)) type(id, value);
      expect(find('#calc-answer').isEqualNode(answered)).toBe(true);
    },
  );

  it('the script does not change the server-rendered answer', () => {
    const root = render(query);
    const before = find('#calc-answer').outerHTML;
    startValuation(root);
    expect(find('#calc-answer').outerHTML).toBe(before);
  });

  it('ignores the query of another block', () => {
    render('estimate=other');
    const searchParams = new URLSearchParams(`estimate=other&${query}`);
    const page = pageWithQuery(searchParams);
    const props = { ...authored, multiples: exampleMultiples };
    const html = renderToStaticMarkup(
      <ValuationCalculator props={props} page={page} id="calc" slot={() => null} />,
    );
    expect(html).not.toContain('330,000');
  });

  it('offers the configured trades and preselects a single one', () => {
    render('', 'en-GH', ['bakeries', 'Unknown']);
    const options = [...document.querySelectorAll('#calc-trade option')].map((item) => item.textContent);
    expect(options).toEqual(['Choose a trade', 'Bakeries']);
    startValuation(find('[data-island]'));
    type('profit', '100,000');
    expect(visibleText()).toContain('GH₵190,000 – GH₵290,000');
  });

  it('encodes shared texts once and displays them for each trade', () => {
    startValuation(render());
    const { sourceUrl = '' } = exampleMultiples[0] ?? {};
    expect(find('#calc-trade').outerHTML.split(sourceUrl)).toHaveLength(2);
    for (const { slug, industry } of exampleMultiples) {
      type('trade', slug);
      type('profit', '100,000');
      expect([industry, find('#calc-answer').innerHTML.includes(sourceUrl)]).toEqual([industry, true]);
    }
  });

  it('explains why a year of loss has only the value of its assets', () => {
    render('trade=restaurants&profit=-5,000&stock=1,000&sales=50,000&growth=up');
    expect(visibleText()).toContain('a multiple of earnings does not apply');
    expect(visibleText()).toContain('Based on assetsGH₵1,000');
    for (const multiplied of ['Based on earnings', 'Based on sales', 'Times what such', 'upper end'])
      expect(visibleText()).not.toContain(multiplied);
  });

  it('reports when earnings and sales disagree, and when the assets are worth more', () => {
    render('trade=restaurants&profit=100,000&sales=5,000,000&equipment=900,000');
    expect(visibleText()).toContain('We do not average them');
    expect(visibleText()).toContain('worth more than the earnings suggest');
  });
});

describe('a field with an unreadable value', () => {
  it('is reported without JavaScript, with its value preserved', () => {
    render('trade=restaurants&profit=a lot');
    const field = find('#calc-profit');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('value')).toBe('a lot');
    expect(field.getAttribute('aria-describedby')).toBe('calc-profit-help calc-profit-error');
    expect(find('#calc-profit-error').hidden).toBe(false);
  });

  it('is not counted, and the answer mentions it', () => {
    render('trade=restaurants&profit=100k&pay=lots');
    expect(visibleText()).toContain('Amounts that cannot be read are not included.');
    expect(visibleText()).toMatch(/Profit before taxGH₵100,000.*benefitsNot included.*\(SDE\)GH₵100,000/);
    const answered = find('#calc-answer');
    startValuation(render());
    type('trade', 'restaurants');
    type('profit', '0.1m');
    type('pay', 'lots');
    expect(find('#calc-answer').isEqualNode(answered)).toBe(true);
    type('pay', '60k');
    expect(visibleText()).not.toMatch(/not counted/i);
    expect(visibleText()).toContain('GH₵160,000');
  });

  it('accepts the maximum amount, written in full', () => {
    render('trade=restaurants&profit=20,000,000,000');
    expect(find('#calc-profit-error').textContent).toBe(
      'Enter an amount up to GH₵10,000,000,000, such as 500,000 or 500k.',
    );
  });

  it('is reported on blur, no longer once it is readable, and gets the focus on submit', () => {
    startValuation(render());
    const isErrorHidden = () => find('#calc-pay-error').hidden;
    type('pay', 'x', { shouldBlur: false });
    expect(isErrorHidden()).toBe(true);
    type('pay', 'x');
    expect(isErrorHidden()).toBe(false);
    expect(submit()).toBe(false);
    expect(document.activeElement?.id).toBe('calc-pay');
    type('pay', '5', { shouldBlur: false });
    expect(isErrorHidden()).toBe(true);
    submit();
    expect(document.activeElement?.id).toBe('calc-answer');
  });
});

it('announces the range after a pause in typing', () => {
  startValuation(render());
  for (const [id, value] of Object.entries(year)) type(id, value);
  const status = () => find('[data-status]').textContent;
  expect(status()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(status()).toBe('GH₵330,000 – GH₵530,000');
});

describe('print', () => {
  const { dataset } = document.documentElement;
  const fire = (name: string) => window.dispatchEvent(new Event(name));
  afterEach(() => fire('afterprint'));

  it('prints only the answer by button, keyboard and browser menu, and restores the page afterwards', () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => void fire('beforeprint'));
    startValuation(render(query));
    find('[data-print]').click();
    expect(print).toHaveBeenCalledOnce();
    expect(dataset).toHaveProperty('printing');
    fire('afterprint');
    expect(dataset).not.toHaveProperty('printing');
    fire('beforeprint');
    expect(dataset).toHaveProperty('printing');
    print.mockRestore();
  });

  it('has no effect after the block was removed from the page', () => {
    startValuation(render(query));
    document.body.replaceChildren();
    fire('beforeprint');
    expect(dataset).not.toHaveProperty('printing');
  });
});

describe('mail form', () => {
  const offer = () => find('form[action="/api/forms/valuation-mail"]');
  const figures = () => new URLSearchParams(offer().querySelector<HTMLInputElement>('[name=figures]')?.value);

  it('appears collapsed with an answer and contains the figures, with and without JavaScript', () => {
    render();
    expect(offer().closest('[data-show]')).toHaveProperty('hidden', true);
    render(query);
    const submittedFigures = Object.fromEntries(figures());
    expect(submittedFigures).toMatchObject({ trade: 'restaurants', profit: '80,000', hours: '60' });
    expect([offer().closest('[data-show]'), offer().closest('details')]).toMatchObject([
      { hidden: false },
      { open: false },
    ]);
    startValuation(render());
    for (const [id, value] of Object.entries(year)) type(id, value);
    expect(Object.fromEntries([...figures()].filter(([, value]) => value !== ''))).toEqual(submittedFigures);
    expect(offer().closest('[data-show]')).toHaveProperty('hidden', false);
  });
});

describe('figures of the tab', () => {
  const fillIn = () => {
    for (const [name, value] of Object.entries(year)) type(name, value);
  };
  it('are restored with their result after a reload or on the way back', () => {
    startValuation(render());
    fillIn();
    const before = visibleText();
    startValuation(render());
    expect(visibleText()).toBe(before);
    expect(find('[name=once]')).toMatchObject({ value: 'Flood' });
  });

  it('are not restored over figures that the page was opened with', () => {
    startValuation(render());
    fillIn();
    window.history.replaceState(null, '', '?estimate=calc&profit=1');
    startValuation(render('profit=1'));
    expect(find('#calc-profit')).toMatchObject({ value: '1' });
    window.history.replaceState(null, '', '?');
  });

  it('are forgotten when every amount is emptied', () => {
    startValuation(render());
    type('profit', '80,000');
    expect(sessionStorage.getItem('figures')).toContain('profit=80%2C000');
    type('profit', '');
    expect(sessionStorage.getItem('figures')).toBeNull();
  });

  it('have their range at the bottom of a narrow screen', () => {
    startValuation(render());
    const bar = find('a[href="#calc-answer"]');
    expect(bar.hidden).toBe(true);
    fillIn();
    expect([bar.hidden, bar.textContent]).toEqual([false, expect.stringContaining(' – ')]);
  });
});
