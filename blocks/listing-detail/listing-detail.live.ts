/** How long a button says that it has copied, in ms (spec section 9). */
const confirmed = 1_500;

/** Brings the buttons to life that copy the page's address, and print the page. */
export function startSharing(place: HTMLElement): void {
  const { copied = '', failed = '' } = place.dataset;
  const status = place.querySelector('[role=status]');
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const on = (does: string, act: (button: HTMLElement) => void) => {
    const button = place.querySelector<HTMLElement>(`[data-share=${does}]`);
    button?.addEventListener('click', () => act(button));
  };
  // What went wrong before is over once it goes well.
  on(
    'copy',
    confirmCopies(copied, (isCopied) => say(isCopied ? '' : failed)),
  );
  on('print', () => window.print());
}

/** Copies the address when its button is pressed, which says so in place of its own words for a while. */
function confirmCopies(copied: string, tell: (isCopied: boolean) => void): (button: HTMLElement) => void {
  let words: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (button) => {
    const label = button.querySelector('span');
    if (!label) return;
    // Where a page came without encryption there is no clipboard at all.
    const copying =
      navigator.clipboard?.writeText(pageAddress()) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => {
        tell(true);
        words ??= label.textContent;
        // What stands beside it stays where it is.
        label.style.minInlineSize = `${label.offsetWidth}px`;
        label.textContent = copied;
        clearTimeout(timer);
        timer = setTimeout(() => {
          label.textContent = words;
        }, confirmed);
      },
      () => tell(false),
    );
  };
}

/** Without what was searched for before, and where on the page somebody stands. */
const pageAddress = (): string => location.origin + location.pathname;
