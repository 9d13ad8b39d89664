/** Rounds an estimate in pesewas, not negative, to two significant digits of whole cedi. Preserves order. */
export function roundFigure(pesewas: number): number {
  const cedi = Math.round(pesewas / 100);
  const unit = 10 ** Math.max(0, String(cedi).length - 2);
  return Math.round(cedi / unit) * unit * 100;
}
