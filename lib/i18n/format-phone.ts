const ghanaPrefix = '+233';

/** `024 412 3456` for a national number, as it is otherwise. Takes E.164. */
export function formatPhone(e164: string): string {
  if (!e164.startsWith(ghanaPrefix) || e164.length !== 13) return e164;
  const digits = `0${e164.slice(ghanaPrefix.length)}`;
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
