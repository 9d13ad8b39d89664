type Known = Record<string, string>;

/** What was written on the page about who visits, outside of `except`, by the names that registrations have for it. */
export function readKnown(root: ParentNode, except: Element): Known {
  const written = (name: string): string => {
    const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`);
    const one = [...controls].find(({ value, form }) => value.trim() !== '' && !except.contains(form));
    return one?.value.trim() ?? '';
  };
  const phone = written('phone_number') || written('phone');
  const [first = '', ...last] = written('full_name').split(/\s+/);
  const known: Known = {
    first_name: written('first_name') || first,
    last_name: written('last_name') || last.join(' '),
    email: written('email'),
    phone_number: phone,
    // Of no use without its number.
    phone_country: phone && written('phone_country'),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}
