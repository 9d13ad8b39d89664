import { isRejected, precognitionClient } from '@/lib/forms/live/precognition-client';
import { readAttribution } from '@/lib/visitor/attribution';
import { storeConfirmation } from '@/lib/visitor/form-confirmation';
import { readFigures } from '@/lib/visitor/stored-figures';
import { deleteDraft, restoreDraft, saveDraft } from './form-draft';
import { type FieldErrors, showErrors, showFieldError, showFormMessage } from './form-errors';
import { formSent } from './form-sent';
import { showConfirmation } from './show-confirmation';

/** The validation errors of a response; empty for an unexpected response. */
function readErrors(data: unknown): { message: string; errors: FieldErrors } {
  const { message, errors } = { message: '', errors: {}, ...Object(data) };
  return { message: String(message), errors: Object(errors) };
}

/**
 * A form that is validated during input and, after a successful submission, opens its thank-you page. It never
 * loses its values: neither on validation errors nor on network errors. Submissions use one idempotency key until they succeed, so
 * that a retry, also after a reload, creates no duplicate.
 * Without a form, on the thank-you page, displays the confirmation; with a link to a dialog, lets it open the dialog.
 */
export function startForm(root: HTMLElement): Promise<void> | undefined {
  if (root.querySelector('[data-opens]'))
    return import('./form-dialog').then(({ startFormDialog }) => startFormDialog(root, formSent));
  startOwnForm(root);
  return undefined;
}

function startOwnForm(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) showConfirmation();
  if (!form || form.noValidate) return;
  // Disable the browser's own error messages in favour of ours.
  form.noValidate = true;
  const touchedFields = new Set<string>();
  const key = restoreDraft(form);
  showFigures(form);
  form.addEventListener('input', () => saveDraft(form, key));
  // The phone number metadata is loaded when such a field gets the focus.
  let tidyPhonePromise: Promise<(form: HTMLFormElement) => void> | undefined;
  const loadTidyPhone = () =>
    (tidyPhonePromise ??= import('./format-phone-field').then(
      ({ formatPhoneField }) => formatPhoneField,
      () => () => {},
    ));
  form.addEventListener('click', revealPassword);
  form.addEventListener('focusin', ({ target }) => {
    if (isPhoneControl(target)) void loadTidyPhone();
  });
  form.addEventListener('change', async ({ target }) => {
    const name =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-field]')?.dataset.field : '';
    if (!name) return;
    if (isPhoneControl(target)) {
      const tidy = await loadTidyPhone();
      tidy(form);
      saveDraft(form, key);
    }
    void check(form, touchedFields.add(name));
  });
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void send(form, key).finally(() => {
      isSending = false;
    });
  });
}

/** A button in a password field shows or hides the password. */
function revealPassword({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-reveal]') : null;
  const input = button?.parentElement?.querySelector('input');
  if (!button || !input) return;
  const isRevealed = input.type === 'password';
  input.type = isRevealed ? 'text' : 'password';
  button.ariaPressed = `${isRevealed}`;
}

/** Displays that the figures of the calculator are sent with the form, and fills in their trade. */
function showFigures(form: HTMLFormElement): void {
  const figures = readFigures();
  const note = form.querySelector<HTMLElement>('[data-figures]');
  if (!note || figures.size === 0) return;
  note.hidden = false;
  const trade = form.querySelector<HTMLInputElement>('input[name=trade]');
  if (trade?.value === '') trade.value = figures.get('industry') ?? '';
}

const carriedFigures = (form: HTMLFormElement): { _figures?: string } =>
  form.querySelector('[data-figures]:not([hidden])') ? { _figures: String(readFigures()) } : {};

const isPhoneControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type=tel], select[name=phone_country]');

const dataOf = (form: HTMLFormElement): Record<string, unknown> => ({
  ...Object.fromEntries(new FormData(form)),
  _page: location.pathname,
});

/**
 * Validates the touched fields (Precognition). Network errors are ignored, because all fields are validated
 * on submission; a server without Precognition is reported (spec section 8).
 */
async function check(form: HTMLFormElement, names: ReadonlySet<string>): Promise<void> {
  const show = (errors: FieldErrors) => {
    for (const name of names) showFieldError(form, name, errors[name]?.[0]);
  };
  await precognitionClient
    .post(form.action, dataOf(form), {
      only: [...names],
      onPrecognitionSuccess: () => show({}),
      onValidationError: ({ data }) => show(readErrors(data).errors),
    })
    .catch((error: unknown) => {
      if (!String(error).includes('Precognition')) return;
      console.error(error);
      const summary = form.querySelector('[data-summary]');
      if (summary && error instanceof Error) summary.textContent = error.message;
      showFormMessage(form, 'invalid');
    });
}

async function send(form: HTMLFormElement, key: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const originalLabel = button?.textContent ?? '';
  if (button) {
    button.textContent = button.dataset.sending ?? originalLabel;
    button.setAttribute('aria-disabled', 'true');
  }
  saveDraft(form, key);
  showFormMessage(form, null);
  const displayErrors = ({ data }: { data: unknown }) => {
    const { message, errors } = readErrors(data);
    showFormMessage(form, 'invalid');
    showErrors(form, message, errors);
  };
  try {
    await precognitionClient.post(
      form.action,
      // Time since navigation, not since this script loaded: on a slow connection visitors type before it
      // arrives.
      {
        ...dataOf(form),
        _waited: Math.round(performance.now()),
        _visit: readAttribution(),
        ...carriedFigures(form),
      },
      {
        precognitive: false,
        headers: { 'Idempotency-Key': key },
        onSuccess: ({ data }) => confirm(form, data),
        onValidationError: displayErrors,
      },
    );
  } catch (error) {
    // Display the message of the server, because an immediate retry would fail as well.
    if (isRejected(error)) displayErrors(error.response);
    else showFormMessage(form, 'failed')?.focus();
  } finally {
    if (button) {
      button.textContent = originalLabel;
      button.removeAttribute('aria-disabled');
    }
  }
}

/** The confirmation and the next steps from the response. */
function readResult(data: unknown): { message: string; next: string } {
  const { message, next } = { message: '', next: '', ...Object(data) };
  return { message: String(message), next: String(next) };
}

/** Opens the thank-you page. A dialog, and a form that is on its own thank-you page, confirms in place. */
function confirm(form: HTMLFormElement, data: unknown): void {
  const { message, next } = readResult(data);
  const thanksUrl = readThanksUrl(form);
  deleteDraft(form);
  form.reset();
  if (!thanksUrl || form.closest('dialog')) displayConfirmation(form, next, thanksUrl);
  else {
    storeConfirmation({
      path: thanksUrl.pathname,
      message,
      next,
      isCounted: form.dataset.uncounted !== undefined,
    });
    location.assign(thanksUrl);
  }
}

function readThanksUrl(form: HTMLFormElement): URL | null {
  const address = form.querySelector<HTMLInputElement>('[name=_thanks]')?.value;
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  return url && url.pathname !== location.pathname ? url : null;
}

function displayConfirmation(form: HTMLFormElement, next: string, thanksUrl: URL | null): void {
  const nextElement = form.querySelector('[data-next]');
  if (nextElement) nextElement.textContent = next;
  form.querySelector<HTMLElement>('[data-fields]')?.setAttribute('hidden', '');
  showFormMessage(form, 'sent')?.focus();
  // Listeners are the surrounding dialog, and analytics with consent (`lib/analytics`).
  form.dispatchEvent(new CustomEvent(formSent, { bubbles: true, detail: thanksUrl?.href }));
}
