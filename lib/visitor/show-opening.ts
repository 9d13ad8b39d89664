const dayLength = 86_400_000;

/**
 * Has every line below `root` that holds opening hours say whether it is open at this moment, by the clock of the time zone it names and its
 * days off; nothing where the next opening is more than six days away.
 */
export function showOpening(root: ParentNode, now = new Date()): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-hours]'))
    line.textContent = tellOpening(line.dataset, now);
}

function tellOpening({ hours = '', off = '', zone, now, today, later }: DOMStringMap, at: Date): string {
  // As `2026-12-25 08:00`.
  const clock = at.toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = clock.split(' ');
  const midnight = new Date(date).getTime();
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = new Date(midnight + ahead * dayLength);
    const weekday = day.getUTCDay();
    const [opens, closes = ''] = partAt(hours, weekday).split('-');
    if (!opens || off.includes(day.toISOString().slice(0, 10))) continue;
    if (ahead > 0) return partAt(later, weekday);
    if (time < opens) return partAt(today, weekday);
    if (time < closes) return partAt(now, weekday);
  }
  return '';
}

const partAt = (parts = '', at: number): string => parts.split('|')[at] ?? '';
