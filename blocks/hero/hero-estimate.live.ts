import { moneyFormat } from '@/lib/i18n/money-format';
import { parseFigures } from '@/lib/valuation/parse-figures';
import { valuationResultOf } from '@/lib/valuation/valuation-result';
import { figuresOf, readFigures, restoreFigures, storeFigures } from '@/lib/visitor/stored-figures';

/** Displays the range during input, and passes the figures to the calculator and to the forms of the site. */
export function startEstimate(root: HTMLElement): void {
  const form = root.querySelector('form');
  const output = root.querySelector('output');
  const result = root.querySelector<HTMLElement>('[data-result]');
  if (!form || !output || !result) return;
  const { locale = '', currency = '' } = root.dataset;
  const money = moneyFormat(locale, currency);
  const update = () => {
    const fields = figuresOf(form);
    const [option] = form.querySelector('select')?.selectedOptions ?? [];
    const [low = 0, mid = 0, high = 0] = option?.dataset.multiples?.split(' ').map(Number) ?? [];
    const multiples = high > 0 ? { low, mid, high, sales: null } : null;
    const { amounts } = valuationResultOf(parseFigures(fields), multiples);
    const hasRange = amounts.low !== null && amounts.high !== null;
    result.hidden = !hasRange;
    output.textContent = hasRange ? `${money(amounts.low ?? 0)} – ${money(amounts.high ?? 0)}` : '';
    if (fields.get('profit') || fields.get('sales')) {
      const figures = readFigures();
      for (const [name, value] of fields) figures.set(name, value);
      figures.set('industry', option?.value ? option.text : '');
      storeFigures(figures.toString());
    }
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
    // The calculator reads the stored figures, so the address does not contain them.
    location.assign(form.action);
  });
  restoreFigures(form);
  update();
}
