import { moneyFormat } from '@/lib/i18n/money-format';
import { readAmount } from '@/schemas/read-amount';
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
  const set = (name: string, text: string) => {
    for (const element of root.querySelectorAll(`[data-figure=${name}]`)) element.textContent = text;
  };
  const inputs = [...root.querySelectorAll('input')];
  const note = root.querySelector<HTMLElement>('[data-terms]');
  const update = () => {
    const [down = Number.NaN, years = Number.NaN, rate = Number.NaN] = inputs.map(readValue);
    // The note describes the first example only.
    if (note) note.hidden = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    const isInvalid = Number.isNaN(down + years + rate);
    const show = (name: string, amount: number) => set(name, isInvalid ? '–' : money(amount));
    const loan = Number(price) - down * 100;
    const payment = Math.round(loanPayment(loan, { rate, months: Math.round(years * 12) }) / 100) * 100;
    const rest = Number(earnings) - payment;
    show('down', down * 100);
    show('loan', loan);
    show('payment', payment);
    show('rest', Math.abs(rest));
    set('rest-label', rest < 0 ? missing : remaining);
  };
  root.addEventListener('input', update);
}

/** The value of a field, whose message is shown while it is empty, unreadable or out of range; then NaN. */
function readValue(input: HTMLInputElement): number {
  const text = input.value.trim();
  const amount = input.name === 'down' ? (readAmount(text) ?? Number.NaN) / 100 : readNumber(text);
  const isValid = amount >= Number(input.dataset.min) && amount <= Number(input.dataset.max);
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  if (message) message.hidden = isValid;
  input.setAttribute('aria-invalid', `${!isValid}`);
  return isValid ? amount : Number.NaN;
}

/** A number with a decimal point or comma; NaN for an empty text. */
const readNumber = (text: string): number => Number(text.replace(',', '.') || Number.NaN);
