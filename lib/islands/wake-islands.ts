/** Brings an island's script. `hydrate` resolves when the island answers. */
export type LoadIsland = () => Promise<{ hydrate: (place: HTMLElement) => Promise<void> }>;

/** Has every island below `root` wake when its mark says; `list` brings how each is brought, by name, and is asked when one wakes. */
export function wakeIslands(
  root: ParentNode,
  list: () => Promise<{ islands: Readonly<Record<string, LoadIsland>> }>,
): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]'))
    letSleep(place, async () => {
      const { islands } = await list();
      const load = islands[place.dataset.island ?? ''];
      if (!load) throw new Error(`No island ${place.dataset.island}`);
      return load();
    });
}

const hints = ['pointerover', 'touchstart', 'focusin'];
const acts = ['click', 'submit'];

/** How long a click or a form waits for the script, in ms; then it does what it does without one. */
const patience = 4_000;

function letSleep(place: HTMLElement, load: LoadIsland): void {
  let waking: Promise<void> | undefined;
  let held: (() => void) | undefined;
  const letGo = () => {
    for (const act of acts) place.removeEventListener(act, hold, true);
    held?.();
    held = undefined;
  };
  const wake = () => {
    waking ??= load()
      .then(({ hydrate }) => hydrate(place))
      .catch(console.error)
      .finally(() => {
        for (const hint of hints) place.removeEventListener(hint, wake);
        letGo();
      });
    return waking;
  };
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || isForBrowser(event, target) || leadsElsewhere(target, place)) return;
    event.preventDefault();
    event.stopPropagation();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (!held) setTimeout(letGo, patience);
    // Of two clicks the later one: who is impatient means one thing.
    held = () => repeat(target, submitter);
    void wake();
  };
  for (const hint of hints) place.addEventListener(hint, wake, { passive: true });
  for (const act of acts) place.addEventListener(act, hold, true);
  const { wake: when, query, island } = place.dataset;
  // An entry of the history that it made leads to others of the same page, which only it can show.
  const isItsEntry = history.state === island;
  if (when === 'at-once' || isItsEntry || (query && new URLSearchParams(location.search).has(query)))
    void wake();
  else if (when === 'near') wakeWhenNear(place, wake);
}

/** A link is followed at once, asleep or not, unless the island opens it itself: `data-opens-links` says which, as a selector of what they stand in. */
function leadsElsewhere(target: Element, { dataset: { opensLinks } }: HTMLElement): boolean {
  const link = target.closest('a[href]');
  return link !== null && (opensLinks === undefined || link.closest(opensLinks) === null);
}

/** A click that opens a tab or a menu is the browser's, and one that ticks or chooses: it is read from the field later. */
const isForBrowser = (event: Event, target: Element): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    target.closest('label, input, select') !== null);

function repeat(target: Element, submitter: HTMLElement | null): void {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}

/** When it is seen, or once somebody scrolls half a window before. The mark itself has no box; what stands in it has. */
function wakeWhenNear(place: HTMLElement, wake: () => void): void {
  const watchWithin = (rootMargin: string) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        wake();
      },
      { rootMargin },
    );
    for (const child of place.children) watch.observe(child);
  };
  watchWithin('0px');
  addEventListener('scroll', () => watchWithin('50%'), { once: true, passive: true });
}
