/** So long a link says that it was copied, in ms (spec section 9). */
const saidFor = 1500;

/** A link that has words for it is copied when it is followed, and says so. */
export function copyLinks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-copied]');
    if (!link) return;
    const { textContent: words, dataset } = link;
    const say = () => {
      link.textContent = dataset.copied ?? '';
      setTimeout(() => {
        link.textContent = words;
      }, saidFor);
    };
    // It may not be allowed: the link is followed all the same.
    if (words !== dataset.copied) navigator.clipboard?.writeText(link.href).then(say, () => {});
  });
}
