const storageKey = 'form_sent';

/** The confirmation of a submitted form, which its thank-you page displays and analytics count once. */
type FormConfirmation = {
  /** The path of the thank-you page. */
  path: string;
  message: string;
  /** Who answers, how and by when. */
  next: string;
  isCounted: boolean;
};

export function storeConfirmation(confirmation: FormConfirmation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(confirmation));
  } catch {
    // Storage is full or unavailable; the thank-you page has its own text.
  }
}

/** The confirmation for the current page; null on every other page. */
export function readConfirmation(): FormConfirmation | null {
  try {
    const confirmation: FormConfirmation | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return confirmation?.path === location.pathname ? confirmation : null;
  } catch {
    return null;
  }
}

/** Marks the confirmation as counted by analytics. */
export function markCounted(confirmation: FormConfirmation): void {
  storeConfirmation({ ...confirmation, isCounted: true });
}
