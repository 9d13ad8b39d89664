import { takingHands } from './keep-in-place';

/** What comes near the screen for the first time takes its height then, and moves what is below it: for so many frames it is scrolled after. */
const mostFrames = 40;
/** What is nearer is scrolled to, not jumped to, in screens. */
const near = 2;

let following = new AbortController();

/** Scrolls to a block, no more to the one before, and stays with it until the page has come to rest around it. */
export function bringIntoSight(block: Element, at: ScrollLogicalPosition): void {
  following.abort();
  const done = new AbortController();
  following = done;
  for (const hand of takingHands) window.addEventListener(hand, () => done.abort(), { signal: done.signal });
  const follow = (framesLeft: number) =>
    requestAnimationFrame(() => {
      if (done.signal.aborted) return;
      block.scrollIntoView({ block: at, behavior: 'instant' });
      if (framesLeft > 0 && block.isConnected) follow(framesLeft - 1);
      else done.abort();
    });
  const isNear = Math.abs(block.getBoundingClientRect().top) < near * window.innerHeight;
  block.scrollIntoView({ block: at, behavior: isNear ? 'smooth' : 'instant' });
  if (isNear)
    document.addEventListener('scrollend', () => follow(mostFrames), { once: true, signal: done.signal });
  else follow(mostFrames);
}
