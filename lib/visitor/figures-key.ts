/**
 * The key of the calculator's figures in session storage; parts with these figures load their script with the page
 * (`data-session`).
 */
export const figuresKey = 'figures';
