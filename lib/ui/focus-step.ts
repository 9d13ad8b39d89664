/** As the style sheet knows it (`styles/focus.css`): to the nearest fifth, of hundredths. */
export const focusStep = (hundredths: number): number => Math.round(hundredths / 20) * 20;
