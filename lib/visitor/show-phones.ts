import type { Visit } from './visit';

/**
 * Displays the number for this visit in every phone link below `root`: the first hidden one whose condition
 * applies.
 */
export function showPhones(root: ParentNode, visit: Visit): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-phones]')) {
    const chosen = [...link.querySelectorAll('data')].find(({ dataset: { name, value } }) =>
      name === undefined ? visit.isPaid : visit.parameters[name] === value,
    );
    const numberElement = link.querySelector('[data-phone]');
    if (!chosen || !numberElement) continue;
    link.href = chosen.value;
    link.hidden = false;
    numberElement.textContent = chosen.textContent;
  }
}
