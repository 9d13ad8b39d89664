/** Rounds an estimate, in pesewas and not negative, to two digits of whole cedi. Never puts a smaller one above a larger one. */
export function roundFigure(pesewas: number): number {
  const cedi = Math.round(pesewas / 100);
  const unit = 10 ** Math.max(0, String(cedi).length - 2);
  return Math.round(cedi / unit) * unit * 100;
}
