const week = 'SunMonTueWedThuFriSat';

/** Has every list of seven days below `root` show the present one, as it is in the time zone that the list names. */
export function showToday(root: ParentNode, now = new Date()): void {
  for (const days of root.querySelectorAll<HTMLElement>('[data-days]')) {
    const timeZone = days.dataset.days;
    const today = week.indexOf(now.toLocaleDateString('en-US', { weekday: 'short', timeZone })) / 3;
    for (const [day, line] of [...days.children].entries()) line.classList.toggle('invisible', day !== today);
  }
}
