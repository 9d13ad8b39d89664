import { http, isTooMany } from '@/lib/rest/http';
import { tellVisit } from '@/lib/visitor/tell-visit';
import { formSent } from './form-sent';
import { forgetDraft, keepDraft, recallDraft } from './keep-draft';
import { type Faults, say, showFault, showFaults } from './show-faults';

/** What is told of a form that is wrong; anything else is no answer of ours. */
function readFaults(data: unknown): { message: string; errors: Faults } {
  const { message, errors } = { message: '', errors: {}, ...Object(data) };
  return { message: String(message), errors: Object(errors) };
}

/**
 * A form that is checked while it is filled in, sent without leaving the page, and loses nothing: neither when something is wrong nor when nobody answers. What it
 * sends goes under one key until it was taken, so that trying again makes no second one, after a reload neither.
 */
export function startForm(place: HTMLElement): void {
  const form = place.querySelector('form');
  if (!form || form.noValidate) return;
  // The browser's own bubbles would come before our words.
  form.noValidate = true;
  const told = new Set<string>();
  const key = recallDraft(form);
  form.addEventListener('input', () => keepDraft(form, key));
  // The tables of the world's numbers come with the first touch of such a field.
  let bringing: Promise<(form: HTMLFormElement) => void> | undefined;
  const tidying = () =>
    (bringing ??= import('./tidy-phone').then(
      ({ tidyPhone }) => tidyPhone,
      () => () => {},
    ));
  form.addEventListener('focusin', ({ target }) => {
    if (isOfPhone(target)) void tidying();
  });
  form.addEventListener('change', async ({ target }) => {
    const name =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-field]')?.dataset.field : '';
    if (!name) return;
    if (isOfPhone(target)) {
      const tidy = await tidying();
      tidy(form);
      keepDraft(form, key);
    }
    void check(form, told.add(name));
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

const isOfPhone = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type=tel], select[name=phone_country]');

const dataOf = (form: HTMLFormElement): Record<string, unknown> => ({
  ...Object.fromEntries(new FormData(form)),
  _page: location.pathname,
});

/** Asks about what was filled in so far. Who does not answer is not missed: all is checked when it is sent. */
async function check(form: HTMLFormElement, names: ReadonlySet<string>): Promise<void> {
  const show = (errors: Faults) => {
    for (const name of names) showFault(form, name, errors[name]?.[0]);
  };
  await http
    .post(form.action, dataOf(form), {
      only: [...names],
      onPrecognitionSuccess: () => show({}),
      onValidationError: ({ data }) => show(readFaults(data).errors),
    })
    .catch(() => {});
}

async function send(form: HTMLFormElement, key: string): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  if (button) {
    button.textContent = button.dataset.sending ?? words;
    button.setAttribute('aria-disabled', 'true');
  }
  keepDraft(form, key);
  say(form, null);
  const refuse = ({ data }: { data: unknown }) => {
    const { message, errors } = readFaults(data);
    say(form, 'fault');
    showFaults(form, message, errors);
  };
  try {
    await http.post(
      form.action,
      // Since the page was opened: on a slow line somebody has written long before this came.
      { ...dataOf(form), _waited: Math.round(performance.now()), _visit: tellVisit() },
      {
        precognitive: false,
        headers: { 'Idempotency-Key': key },
        onSuccess: ({ data }) => thank(form, readNext(data)),
        onValidationError: refuse,
      },
    );
  } catch (error) {
    // Who sent often is told to wait, by the server: nothing is wrong, and trying again at once does not help.
    if (isTooMany(error)) refuse(error.response);
    else say(form, 'failed')?.focus();
  } finally {
    if (button) {
      button.textContent = words;
      button.removeAttribute('aria-disabled');
    }
  }
}

/** What happens next, in the words of the server. */
function readNext(data: unknown): string {
  const { next } = { next: '', ...Object(data) };
  return String(next);
}

function thank(form: HTMLFormElement, next: string): void {
  const room = form.querySelector('[data-next]');
  if (room) room.textContent = next;
  forgetDraft(form);
  form.reset();
  form.querySelector<HTMLElement>('[data-fields]')?.setAttribute('hidden', '');
  say(form, 'sent')?.focus();
  // The dialog around it hears of it, and whoever counts what is sent, where that was agreed to (`lib/analytics`).
  form.dispatchEvent(new CustomEvent(formSent, { bubbles: true }));
}
