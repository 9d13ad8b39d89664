/** Time for which a button displays that it has copied (spec section 9). */
const CONFIRMATION_MS = 1_500;

/** Activates the buttons that copy the URL of the page and print it. */
export function startSharing(root: HTMLElement): void {
  const { copied = '', failed = '' } = root.dataset;
  const status = root.querySelector('[role=status]');
  const setStatus = (text: string) => {
    if (status) status.textContent = text;
  };
  const on = (action: string, handler: (button: HTMLElement) => void) => {
    const button = root.querySelector<HTMLElement>(`[data-share=${action}]`);
    button?.addEventListener('click', () => handler(button));
  };
  // A success clears the message of a previous failure.
  on(
    'copy',
    createCopyHandler(copied, (isCopied) => setStatus(isCopied ? '' : failed)),
  );
  on('print', () => window.print());
}

/**
 * Returns a click handler that copies the URL of the page; the label of the button then displays the
 * confirmation for a while.
 */
function createCopyHandler(
  copied: string,
  onResult: (isCopied: boolean) => void,
): (button: HTMLElement) => void {
  let originalLabel: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (button) => {
    const label = button.querySelector('span');
    if (!label) return;
    // `navigator.clipboard` is undefined without HTTPS.
    const copying =
      navigator.clipboard?.writeText(pageAddress()) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => {
        onResult(true);
        originalLabel ??= label.textContent;
        // Keep the width of the label, so that adjacent elements do not move.
        label.style.minInlineSize = `${label.offsetWidth}px`;
        label.textContent = copied;
        clearTimeout(timer);
        timer = setTimeout(() => {
          label.textContent = originalLabel;
        }, CONFIRMATION_MS);
      },
      () => onResult(false),
    );
  };
}

/** The URL of the page without query string and fragment. */
const pageAddress = (): string => location.origin + location.pathname;
