const digitalAddress = /^([A-Z][A-Z0-9])-?(\d{3,5})-?(\d{4})$/;

/**
 * Normalises a GhanaPost digital address to `GA-183-8164`.
 * @returns null when it is malformed. Checks only the format, not whether the location exists.
 */
export function normaliseDigitalAddress(input: string): string | null {
  const compact = input
    .trim()
    .toUpperCase()
    .replace(/[\s‐-―−-]+/g, '-');
  const parts = digitalAddress.exec(compact);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}
