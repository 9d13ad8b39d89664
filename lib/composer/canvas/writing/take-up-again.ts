import { openingFor } from '../command-keys';

/**
 * Whoever goes from a text to a list that keys open, or to another window, and comes back writes on where they were: letters that they type then
 * are meant for it, and no key for the block around it. Not who comes back by a press: that says where to go on. @returns what is told where a text was left.
 */
export function takeUpAgain<Place>(begin: (place: Place) => void): (place: Place) => void {
  let last: Place | null = null;
  let left: Place | null = null;
  let isOpening = false;
  const listen = () => {
    const hear = (event: KeyboardEvent) => {
      const opened = openingFor(event, true);
      isOpening = opened === 'commands' || opened === 'shortcuts';
    };
    const press = () => {
      isOpening = false;
      left = null;
    };
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', press, true);
    // Those of the window itself: those of what is in it come to no listener here.
    window.addEventListener('blur', () => {
      left = isOpening || !window.parent.document.hasFocus() ? last : null;
    });
    window.addEventListener('focus', () => {
      const place = left;
      left = null;
      if (place !== null) begin(place);
    });
  };
  // The page is drawn on the server first, where nobody writes.
  if (typeof window !== 'undefined') listen();
  return (place) => {
    // The page as a whole is left in the same breath as the text, or it is not.
    last = place;
    setTimeout(() => {
      if (last === place) last = null;
    });
  };
}
