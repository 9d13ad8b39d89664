const digitalAddress = /^([A-Z][A-Z0-9])-?(\d{3,5})-?(\d{4})$/;

/**
 * A GhanaPost digital address as `GA-183-8164`, from whatever way it was typed.
 * @returns null when it is not one. Its form is checked, not whether the place exists.
 */
export function normaliseDigitalAddress(written: string): string | null {
  const compact = written
    .trim()
    .toUpperCase()
    .replace(/[\s‐-―−-]+/g, '-');
  const parts = digitalAddress.exec(compact);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}
