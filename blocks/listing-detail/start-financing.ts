import { moneyFormat } from '@/lib/i18n/money-format';
import { loanPayment } from './loan-payment';

/** Recalculates the payment example when the visitor changes the down payment, the years or the interest. */
export function startFinancing(root: HTMLElement): void {
  const {
    locale = '',
    currency = '',
    remaining = '',
    missing = '',
    price = '',
    earnings = '',
  } = root.dataset;
  const money = moneyFormat(locale, currency);
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`);
  const set = (name: string, text: string) => {
    for (const element of root.querySelectorAll(`[data-figure=${name}]`)) element.textContent = text;
  };
  const update = () => {
    const inputs = ['down', 'years', 'rate'].map(input);
    const [down = Number.NaN, years = Number.NaN, rate = Number.NaN] = inputs.map((field) =>
      field?.validity.valid ? field.valueAsNumber : Number.NaN,
    );
    // While a field is empty or out of range the last example remains.
    if (Number.isNaN(down + years + rate)) return;
    const loan = Number(price) - down * 100;
    const payment = Math.round(loanPayment(loan, { rate, months: years * 12 }) / 100) * 100;
    const rest = Number(earnings) - payment;
    set('down', money(down * 100));
    set('loan', money(loan));
    set('payment', money(payment));
    set('rest', money(Math.abs(rest)));
    set('rest-label', rest < 0 ? missing : remaining);
  };
  root.addEventListener('input', update);
}
