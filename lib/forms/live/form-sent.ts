/** The event that a form dispatches once it was taken. */
export const formSent = 'form-sent';
