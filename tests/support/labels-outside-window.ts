/** The labels of buttons that are not completely inside the window; runs in the page. */
export const labelsOutsideWindow = (buttons: Element[]): (string | null)[] =>
  buttons.flatMap((button) => {
    const { left, right, top } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > window.innerWidth ? [button.textContent] : [];
  });
