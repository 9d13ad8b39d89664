const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took, in the two largest of days, hours and minutes. */
export function tellDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < minute) return 'less than a minute';
  const parts = [
    [Math.floor(whole / day), 'day'],
    [Math.floor((whole % day) / hour), 'hour'],
    [Math.floor((whole % hour) / minute), 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
