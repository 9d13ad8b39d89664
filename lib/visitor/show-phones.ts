import type { Visit } from './visit';

/** Has every telephone link below `root` show this visit's number: the first of those hidden in it that the visit meets. */
export function showPhones(root: ParentNode, visit: Visit): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-phones]')) {
    const chosen = [...link.querySelectorAll('data')].find(({ dataset: { name, value } }) =>
      name === undefined ? visit.paid : visit.parameters[name] === value,
    );
    const shown = link.querySelector('[data-phone]');
    if (!chosen || !shown) continue;
    link.href = chosen.value;
    link.hidden = false;
    shown.textContent = chosen.textContent;
  }
}
