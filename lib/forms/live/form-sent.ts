/** The event that a form dispatches after a successful submission. */
export const formSent = 'form-sent';
