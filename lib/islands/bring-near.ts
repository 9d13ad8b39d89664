/** Brings what an element does more, by the name it is marked with. */
export type LoadNear = () => Promise<{ forNear: (place: HTMLElement) => void }>;

/**
 * Has every marked element below `root` get its module once it is seen, or touched; until then it does what it does without. Nothing is
 * fetched before: a visit that never gets there pays nothing.
 */
export function bringNear(root: ParentNode, modules: Readonly<Record<string, LoadNear>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-near]')) {
    const load = modules[place.dataset.near ?? ''];
    if (!load) continue;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) bring();
    });
    const bring = () => {
      watch.disconnect();
      place.removeEventListener('focusin', bring);
      load()
        .then(({ forNear }) => forNear(place))
        .catch(console.error);
    };
    place.addEventListener('focusin', bring);
    watch.observe(place);
  }
}
