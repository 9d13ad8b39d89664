/**
 * Displays in every element with opening hours below `root` whether the office is open now, by the clock of
 * its time zone and its days off; nothing when the next opening is more than six days away.
 */
export function showOpening(root: ParentNode, now = new Date()): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-hours]'))
    element.textContent = openingTextAt(element.dataset, now);
}

function openingTextAt({ hours = '', off = '', zone }: DOMStringMap, now: Date): string {
  // Formatted as `2026-12-25 08:00:00`; in string order `08:00:00` is after `08:00`.
  const [date = '', time = ''] = now.toLocaleString('sv', { timeZone: zone }).split(' ');
  const day = new Date(date);
  for (let daysAhead = 0; daysAhead < 7; daysAhead += 1) {
    const [opens, closes = '', ...texts] = `${hours.split('|')[day.getUTCDay()]}`.split('~');
    if (opens && !off.includes(day.toJSON().slice(0, 10))) {
      const text = texts[daysAhead ? 2 : time < opens ? 1 : time < closes ? 0 : 3];
      if (text) return text;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return '';
}
