/** Loads the script of an island. `hydrate` resolves when the island is interactive. */
export type LoadIsland = () => Promise<{ hydrate: (element: HTMLElement) => Promise<void> }>;

/**
 * Hydrates every island below `root` when its trigger fires. `loadList` returns the load function of each
 * island by name and is called with the first hydration.
 */
export function hydrateIslands(
  root: ParentNode,
  loadList: () => Promise<{ islands: Readonly<Record<string, LoadIsland>> }>,
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]'))
    hydrateOnTrigger(element, async () => {
      const { islands } = await loadList();
      const load = islands[element.dataset.island ?? ''];
      if (!load) throw new Error(`No island ${element.dataset.island}`);
      return load();
    });
}

const preloadEvents = ['pointerover', 'touchstart', 'focusin'];
const deferredEvents = ['click', 'submit'];

/** How long a click or form submission is deferred until the script has loaded, in ms. */
const MAX_DELAY_MS = 4_000;

function hydrateOnTrigger(element: HTMLElement, load: LoadIsland): void {
  let hydration: Promise<void> | undefined;
  let replayEvent: (() => void) | undefined;
  const release = () => {
    for (const type of deferredEvents) element.removeEventListener(type, deferEvent, true);
    replayEvent?.();
    replayEvent = undefined;
  };
  const hydrateOnce = () => {
    hydration ??= load()
      .then(({ hydrate }) => hydrate(element))
      .catch(console.error)
      .finally(() => {
        for (const type of preloadEvents) element.removeEventListener(type, hydrateOnce);
        release();
      });
    return hydration;
  };
  const deferEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || isBrowserAction(event, target) || isPlainLink(target, element))
      return;
    event.preventDefault();
    event.stopPropagation();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (!replayEvent) setTimeout(release, MAX_DELAY_MS);
    // Of two clicks only the later one is replayed.
    replayEvent = () => replay(target, submitter);
    void hydrateOnce();
  };
  for (const type of preloadEvents) element.addEventListener(type, hydrateOnce, { passive: true });
  for (const type of deferredEvents) element.addEventListener(type, deferEvent, true);
  const { hydrateOn: trigger, query, session, island } = element.dataset;
  // A history entry created by the island refers to a state of the same page that only the island can
  // display.
  const isOwnHistoryEntry = history.state === island;
  if (
    trigger === 'load' ||
    isOwnHistoryEntry ||
    readStored(session) ||
    (query && new URLSearchParams(location.search).has(query))
  )
    void hydrateOnce();
  else if (trigger === 'visible') hydrateWhenVisible(element, hydrateOnce);
}

/** The value of a key in session storage. Storage may be blocked. */
function readStored(key = ''): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A link is followed immediately, hydrated or not, unless the island handles it: `data-opens-links` is a
 * selector for the ancestors of such links.
 */
function isPlainLink(target: Element, { dataset: { opensLinks } }: HTMLElement): boolean {
  const link = target.closest('a[href]');
  return link !== null && (opensLinks === undefined || link.closest(opensLinks) === null);
}

/**
 * Left to the browser: clicks that open a tab or a menu, and those on form controls, whose values are read
 * later.
 */
const isBrowserAction = (event: Event, target: Element): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    target.closest('label, input, select') !== null);

function replay(target: Element, submitter: HTMLElement | null): void {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}

/**
 * Hydrates when the island is visible, or after the first scroll when it is within half a window height. The
 * wrapper has no box of its own; its children have.
 */
function hydrateWhenVisible(element: HTMLElement, hydrateOnce: () => void): void {
  const observeWithin = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrateOnce();
      },
      { rootMargin },
    );
    for (const child of element.children) observer.observe(child);
  };
  observeWithin('0px');
  addEventListener('scroll', () => observeWithin('50%'), { once: true, passive: true });
}
