const pattern = /^([A-Z][A-Z0-9])[\s-]?(\d{3,5})[\s-]?(\d{4})$/;

/** A GhanaPost address as `GA-183-8164`, from any way of writing it; null when it is not one. */
export function toDigitalAddress(postalCode: string | null): string | null {
  const match = pattern.exec((postalCode ?? '').trim().toUpperCase());
  return match ? match.slice(1).join('-') : null;
}
