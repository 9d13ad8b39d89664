import { moneyFormat } from '@/lib/i18n/money-format';
import { amountNames, parseFigures } from '@/lib/valuation/parse-figures';
import { valuationResultOf } from '@/lib/valuation/valuation-result';
import { figuresOf, restoreFigures, storeFigures } from '@/lib/visitor/stored-figures';
import { formatValuation, type OfferedTrade } from './format-valuation';
import { decodeOption } from './trade-option';
import { updateValuation } from './update-valuation';

/** The answer is announced to screen readers after a pause in typing of this length. */
const ANNOUNCE_DELAY_MS = 1_000;

/** Updates the server-rendered answer during input; the form is no longer submitted to the server. */
export function startValuation(root: HTMLElement): void {
  const { id = '', locale = '', currency = '' } = root.dataset;
  const form = root.querySelector('form');
  const answerElement = root.querySelector<HTMLElement>(`[id="${id}-answer"]`);
  if (!form || !answerElement) return;
  const money = moneyFormat(locale, currency);
  const figuresInput = root.querySelector<HTMLInputElement>('[name=figures]');
  const status = root.querySelector<HTMLElement>('[data-status]');
  const print = root.querySelector<HTMLElement>('[data-print]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): ReadonlySet<string> => {
    const fields = figuresOf(form);
    const figures = parseFigures(fields);
    const trade = readTrade(form, figures.trade);
    const answer = formatValuation(valuationResultOf(figures, trade?.multiples ?? null), trade, {
      ...{ money, invalidFields: figures.invalidFields },
    });
    updateValuation(root, answer);
    if (figuresInput) figuresInput.value = fields.toString();
    storeFigures(hasAmount(fields) ? `${fields}&industry=${encodeURIComponent(industryOf(form))}` : '');
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status)
        status.textContent = answer.visibleParts.has('range')
          ? `${answer.texts.low} – ${answer.texts.high}`
          : '';
    }, ANNOUNCE_DELAY_MS);
    return figures.invalidFields;
  };
  form.addEventListener('input', () => {
    const invalidFields = update();
    // During input an error message can only disappear; it appears when the field is left.
    for (const field of visibleErrors(form))
      if (!invalidFields.has(field)) setFieldError(form, id, field, false);
  });
  form.addEventListener('change', () => {
    for (const field of update()) setFieldError(form, id, field, true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = [...update()].map((field) => setFieldError(form, id, field, true));
    (first ?? answerElement).focus();
  });
  print?.addEventListener('click', () => window.print());
  // Covers all ways to print: the button, the keyboard and the browser menu.
  window.addEventListener('beforeprint', () => {
    if (root.isConnected) isolateForPrint();
  });
  for (const item of [print, status]) if (item) item.hidden = false;
  restoreFigures(form);
  // The browser may have restored previous values, too.
  update();
}

const hasAmount = (fields: URLSearchParams): boolean => amountNames.some((name) => fields.get(name));

/** The name of the chosen trade. */
function industryOf(form: HTMLFormElement): string {
  const [option] = form.querySelector<HTMLSelectElement>('[name=trade]')?.selectedOptions ?? [];
  return option?.value ? option.text : '';
}

function readTrade(form: HTMLFormElement, slug: string): OfferedTrade | null {
  const options = [...form.querySelectorAll<HTMLOptionElement>('option[data-multiples]')];
  const index = options.findIndex(({ value }) => value === slug);
  const { multiples = '', words = '' } = options[index]?.dataset ?? {};
  const previousTexts = options.slice(0, index).map(({ dataset }) => dataset.words ?? '');
  return multiples ? decodeOption(multiples, words, previousTexts) : null;
}

const visibleErrors = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-error]:not([hidden])')].map(
    (item) => item.dataset.error ?? '',
  );

/**
 * Shows or hides the error message of a field.
 * @returns the field.
 */
function setFieldError(
  form: HTMLFormElement,
  id: string,
  field: string,
  isInvalid: boolean,
): HTMLElement | null {
  const input = form.querySelector<HTMLElement>(`[id="${id}-${field}"]`);
  const message = form.querySelector<HTMLElement>(`[data-error="${field}"]`);
  if (isInvalid) input?.setAttribute('aria-invalid', 'true');
  else input?.removeAttribute('aria-invalid');
  if (message) message.hidden = !isInvalid;
  return input;
}

/** Excludes everything else on the page from print (`lib/ui/styles/print.css`). */
function isolateForPrint(): void {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true });
}
