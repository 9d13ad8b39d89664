/**
 * Rounds a focus position in hundredths to the nearest fifth, for which the style sheet has rules
 * (`styles/focus.css`).
 */
export const focusStep = (hundredths: number): number => Math.round(hundredths / 20) * 20;
