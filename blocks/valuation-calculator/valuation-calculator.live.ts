import { moneyFormat } from '@/lib/i18n/money-format';
import { answerFor } from '@/lib/valuation/answer';
import { readFigures } from '@/lib/valuation/read-figures';
import { fillAnswer } from './fill-answer';
import { type OfferedTrade, tellAnswer } from './told-answer';
import { readOption } from './trade-option';

/** What is told aloud waits until nothing was typed for so long, in ms. */
const pause = 1_000;

/** Works out the answer as somebody types, in what the server drew; the form leads nowhere any more. */
export function startValuation(place: HTMLElement): void {
  const { id = '', locale = '', currency = '' } = place.dataset;
  const form = place.querySelector('form');
  const answerPlace = place.querySelector<HTMLElement>(`[id="${id}-answer"]`);
  if (!form || !answerPlace) return;
  const money = moneyFormat(locale, currency);
  const mailed = place.querySelector<HTMLInputElement>('[name=figures]');
  const status = place.querySelector<HTMLElement>('[data-status]');
  const print = place.querySelector<HTMLElement>('[data-print]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = (): ReadonlySet<string> => {
    const fields = fieldsOf(form);
    const asked = readFigures(fields);
    const trade = readTrade(form, asked.trade);
    const told = tellAnswer(answerFor(asked, trade?.multiples ?? null), trade, {
      ...{ money, faults: asked.faults },
    });
    fillAnswer(place, told);
    if (mailed) mailed.value = fields.toString();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status)
        status.textContent = told.shown.has('range') ? `${told.texts.low} – ${told.texts.high}` : '';
    }, pause);
    return asked.faults;
  };
  form.addEventListener('input', () => {
    const faults = work();
    // While somebody types, a fault may go; it comes once the field is left.
    for (const field of shownFaults(form)) if (!faults.has(field)) showFault(form, id, field, false);
  });
  form.addEventListener('change', () => {
    for (const field of work()) showFault(form, id, field, true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = [...work()].map((field) => showFault(form, id, field, true));
    (first ?? answerPlace).focus();
  });
  print?.addEventListener('click', () => window.print());
  // However it is printed: by its button, by the keyboard or from the browser's menu.
  window.addEventListener('beforeprint', () => {
    if (place.isConnected) standAlone();
  });
  for (const one of [print, status]) if (one) one.hidden = false;
  // The browser may have kept what was written before.
  work();
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'estimate') fields.append(name, value);
  return fields;
}

function readTrade(form: HTMLFormElement, slug: string): OfferedTrade | null {
  const options = [...form.querySelectorAll<HTMLOptionElement>('option[data-multiples]')];
  const at = options.findIndex(({ value }) => value === slug);
  const { multiples = '', words = '' } = options[at]?.dataset ?? {};
  const before = options.slice(0, at).map(({ dataset }) => dataset.words ?? '');
  return multiples ? readOption(multiples, words, before) : null;
}

const shownFaults = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-fault]:not([hidden])')].map((one) => one.dataset.fault ?? '');

/** Says that a field cannot be read, or no longer says so. @returns the field. */
function showFault(form: HTMLFormElement, id: string, field: string, isWrong: boolean): HTMLElement | null {
  const input = form.querySelector<HTMLElement>(`[id="${id}-${field}"]`);
  const words = form.querySelector<HTMLElement>(`[data-fault="${field}"]`);
  if (isWrong) input?.setAttribute('aria-invalid', 'true');
  else input?.removeAttribute('aria-invalid');
  if (words) words.hidden = !isWrong;
  return input;
}

/** Leaves what stands around this part of the page out of what is printed (`lib/ui/styles/print.css`). */
function standAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true });
}
