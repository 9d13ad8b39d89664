/** Has every list of seven days below `root` show the present one. Days turn at midnight in Accra, universal time all year. */
export function showToday(root: ParentNode, now = new Date()): void {
  for (const days of root.querySelectorAll('[data-days]')) {
    for (const [day, line] of [...days.children].entries())
      line.classList.toggle('invisible', day !== now.getUTCDay());
  }
}
