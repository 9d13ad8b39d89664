// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { examplePlace } from '@/lib/engine/example-place';
import { pageCustoms } from '@/lib/engine/page-customs';
import { exampleMultiples } from '@/schemas/examples/valuation';
import type { Locale } from '@/schemas/locale';
import { ValuationCalculator } from './valuation-calculator';
import { startValuation } from './valuation-calculator.live';
import { valuationCalculatorSchema } from './valuation-calculator.schema';

const authored = valuationCalculatorSchema.parse({ heading: 'A first figure' });

const pageAsked = (asked: URLSearchParams | null, locale: Locale = 'en-GH') =>
  createPageContext({ ...examplePlace(locale, new Map()), asked }, pageCustoms(locale));

/** The calculator as the server draws it, with its answer to a query. */
function draw(query = '', locale: Locale = 'en-GH', trades: string[] = []): HTMLElement {
  const asked = query ? new URLSearchParams(`estimate=calc&${query}`) : null;
  const page = pageAsked(asked, locale);
  const props = { ...authored, trades: trades.map((name) => ({ name })), multiples: exampleMultiples };
  document.body.innerHTML = renderToStaticMarkup(
    <ValuationCalculator props={props} page={page} id="calc" slot={() => null} />,
  );
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (!place) throw new Error('The calculator is not there');
  return place;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
/** What is seen of the answer. */
function seen(): string {
  const copy = find('#calc-answer').cloneNode(true);
  if (copy instanceof HTMLElement) for (const one of copy.querySelectorAll('[hidden]')) one.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ');
}
function type(id: string, value: string, { leave = true } = {}): void {
  const field = find(`#calc-${id}`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`${id}?`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (leave) field.dispatchEvent(new Event('change', { bubbles: true }));
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the calculator', () => {
  it('answers a query with every line of the sum, a range and what stands beside it', () => {
    expect(draw(query).textContent).toContain('Annual amounts in GH₵, such as 500,000');
    expect(seen()).toContain('GH₵330,000 – GH₵530,000');
    expect(seen()).toContain('Midpoint: GH₵430,000');
    expect(seen()).toMatch(/Profit before taxGH₵80,000.*FloodGH₵10,000SchoolGH₵30,000.*\(SDE\)GH₵200,000/);
    expect(seen()).toContain('Based on salesGH₵470,000');
    expect(seen()).toContain('Based on assetsGH₵130,000');
    expect(seen()).toContain('Sold (6): half sold for 1.80 to 2.40 times SDE, with a median of 2.10.');
    expect(seen()).toContain('2021–2025, 8,374 sales');
    expect(seen()).toContain('Growing sales point to the upper end.');
    expect(seen()).toContain('not a valuation or an offer');
    expect(seen()).not.toContain('We do not average them');
  });

  it.each<Locale>(['en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN'])(
    'shows in %s the same as somebody types and where no script runs',
    (locale) => {
      draw(query, locale);
      const answered = find('#calc-answer');
      startValuation(draw('', locale));
      for (const [id, value] of Object.entries(year)) type(id, value);
      expect(find('#calc-answer').isEqualNode(answered)).toBe(true);
    },
  );

  it('leaves what it answered as it is when the script comes', () => {
    const place = draw(query);
    const before = find('#calc-answer').outerHTML;
    startValuation(place);
    expect(find('#calc-answer').outerHTML).toBe(before);
  });

  it('answers no other block’s query', () => {
    draw('estimate=other');
    const asked = new URLSearchParams(`estimate=other&${query}`);
    const page = pageAsked(asked);
    const props = { ...authored, multiples: exampleMultiples };
    const html = renderToStaticMarkup(
      <ValuationCalculator props={props} page={page} id="calc" slot={() => null} />,
    );
    expect(html).not.toContain('330,000');
  });

  it('offers the trades that were chosen, and takes the only one for chosen', () => {
    draw('', 'en-GH', ['bakeries', 'Unknown']);
    const options = [...document.querySelectorAll('#calc-trade option')].map((one) => one.textContent);
    expect(options).toEqual(['Choose a trade', 'Bakeries']);
    startValuation(find('[data-island]'));
    type('profit', '100,000');
    expect(seen()).toContain('GH₵190,000 – GH₵290,000');
  });

  it('writes what trades have in common once, and says it of each', () => {
    startValuation(draw());
    const { sourceUrl = '' } = exampleMultiples[0] ?? {};
    expect(find('#calc-trade').outerHTML.split(sourceUrl)).toHaveLength(2);
    for (const { slug, industry } of exampleMultiples) {
      type('trade', slug);
      type('profit', '100,000');
      expect([industry, find('#calc-answer').innerHTML.includes(sourceUrl)]).toEqual([industry, true]);
    }
  });

  it('says why a year of loss has only what the business owns', () => {
    draw('trade=restaurants&profit=-5,000&stock=1,000&sales=50,000&growth=up');
    expect(seen()).toContain('a multiple of earnings does not apply');
    expect(seen()).toContain('Based on assetsGH₵1,000');
    for (const multiplied of ['Based on earnings', 'Based on sales', 'Times what such', 'upper end'])
      expect(seen()).not.toContain(multiplied);
  });

  it('says where earnings and sales disagree, and where what is owned is worth more', () => {
    draw('trade=restaurants&profit=100,000&sales=5,000,000&equipment=900,000');
    expect(seen()).toContain('We do not average them');
    expect(seen()).toContain('worth more than the earnings suggest');
  });
});

describe('a field that cannot be read', () => {
  it('is told where no script runs, with what was written', () => {
    draw('trade=restaurants&profit=a lot');
    const field = find('#calc-profit');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('value')).toBe('a lot');
    expect(field.getAttribute('aria-describedby')).toBe('calc-profit-help calc-profit-fault');
    expect(find('#calc-profit-fault').hidden).toBe(false);
  });

  it('is not counted, and the answer says so', () => {
    draw('trade=restaurants&profit=100k&pay=lots');
    expect(seen()).toContain('Amounts that cannot be read are not included.');
    expect(seen()).toMatch(/Profit before taxGH₵100,000.*benefitsNot included.*\(SDE\)GH₵100,000/);
    const answered = find('#calc-answer');
    startValuation(draw());
    type('trade', 'restaurants');
    type('profit', '0.1m');
    type('pay', 'lots');
    expect(find('#calc-answer').isEqualNode(answered)).toBe(true);
    type('pay', '60k');
    expect(seen()).not.toMatch(/not counted/i);
    expect(seen()).toContain('GH₵160,000');
  });

  it('hears the most that it can be, written out', () => {
    draw('trade=restaurants&profit=20,000,000,000');
    expect(find('#calc-profit-fault').textContent).toBe(
      'Enter an amount up to GH₵10,000,000,000, such as 500,000 or 500k.',
    );
  });

  it('is told once it is left, no longer once it can be read, and gets the focus when the form is sent', () => {
    startValuation(draw());
    const fault = () => find('#calc-pay-fault').hidden;
    type('pay', 'x', { leave: false });
    expect(fault()).toBe(true);
    type('pay', 'x');
    expect(fault()).toBe(false);
    expect(submit()).toBe(false);
    expect(document.activeElement?.id).toBe('calc-pay');
    type('pay', '5', { leave: false });
    expect(fault()).toBe(true);
    submit();
    expect(document.activeElement?.id).toBe('calc-answer');
  });
});

it('says the range aloud when somebody has stopped typing', () => {
  startValuation(draw());
  for (const [id, value] of Object.entries(year)) type(id, value);
  const status = () => find('[data-status]').textContent;
  expect(status()).toBe('');
  vi.advanceTimersByTime(1_000);
  expect(status()).toBe('GH₵330,000 – GH₵530,000');
});

describe('printed', () => {
  const { dataset } = document.documentElement;
  const fire = (name: string) => window.dispatchEvent(new Event(name));
  afterEach(() => fire('afterprint'));

  it('stands alone by its button, by the keyboard and from the browser’s menu alike, and as before afterwards', () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => void fire('beforeprint'));
    startValuation(draw(query));
    find('[data-print]').click();
    expect(print).toHaveBeenCalledOnce();
    expect(dataset).toHaveProperty('printing');
    fire('afterprint');
    expect(dataset).not.toHaveProperty('printing');
    fire('beforeprint');
    expect(dataset).toHaveProperty('printing');
    print.mockRestore();
  });

  it('is no longer thought of on a page that it has left', () => {
    startValuation(draw(query));
    document.body.replaceChildren();
    fire('beforeprint');
    expect(dataset).not.toHaveProperty('printing');
  });
});

describe('the offer to mail it', () => {
  const offer = () => find('form[action="/api/forms/valuation-mail"]');
  const figures = () => new URLSearchParams(offer().querySelector<HTMLInputElement>('[name=figures]')?.value);

  it('stands there once there is an answer, closed, and carries what was asked, with a script or without', () => {
    draw();
    expect(offer().closest('[data-show]')).toHaveProperty('hidden', true);
    draw(query);
    const asked = Object.fromEntries(figures());
    expect(asked).toMatchObject({ trade: 'restaurants', profit: '80,000', hours: '60' });
    expect([offer().closest('[data-show]'), offer().closest('details')]).toMatchObject([
      { hidden: false },
      { open: false },
    ]);
    startValuation(draw());
    for (const [id, value] of Object.entries(year)) type(id, value);
    expect(Object.fromEntries([...figures()].filter(([, value]) => value !== ''))).toEqual(asked);
    expect(offer().closest('[data-show]')).toHaveProperty('hidden', false);
  });
});
