/**
 * Has every line below `root` that holds opening hours say whether it is open at this moment, by the clock of the time zone it names and its
 * days off; nothing where the next opening is more than six days away.
 */
export function showOpening(root: ParentNode, now = new Date()): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-hours]'))
    line.textContent = tellOpening(line.dataset, now);
}

function tellOpening({ hours = '', off = '', zone }: DOMStringMap, at: Date): string {
  // As `2026-12-25 08:00:00`; as text `08:00:00` comes after `08:00`.
  const [date = '', time = ''] = at.toLocaleString('sv', { timeZone: zone }).split(' ');
  const day = new Date(date);
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const [opens, closes = '', ...said] = `${hours.split('|')[day.getUTCDay()]}`.split('~');
    if (opens && !off.includes(day.toJSON().slice(0, 10))) {
      const words = said[ahead ? 2 : time < opens ? 1 : time < closes ? 0 : 3];
      if (words) return words;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return '';
}
