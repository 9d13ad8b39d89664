/**
 * The event that a form dispatches after a submission that is confirmed in place. Its detail is the URL of the
 * thank-you page, if there is one.
 */
export const formSent = 'form-sent';
