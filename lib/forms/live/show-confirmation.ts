import { readConfirmation } from '@/lib/visitor/form-confirmation';

/** Displays the confirmation of the form that led to this page below the heading of the page. */
export function showConfirmation(): void {
  const confirmation = readConfirmation();
  const heading = document.querySelector('main h1');
  if (!confirmation || !heading) return;
  const element = document.createElement('p');
  element.role = 'status';
  element.className = 'text-lead border-l-2 border-accent pl-4';
  heading.after(element);
  element.textContent = `${confirmation.message} ${confirmation.next}`.trim();
}
