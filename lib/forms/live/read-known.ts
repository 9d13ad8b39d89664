type Known = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement;

/** What was written on the page about who visits, outside of `except`, by the names that registrations have for it. */
export function readKnown(root: ParentNode, except: Element): Known {
  const find = (name: string): Control | undefined => {
    const controls = root.querySelectorAll<Control>(`form [name="${name}"]`);
    return [...controls].find(({ value, form }) => value.trim() !== '' && !except.contains(form));
  };
  const written = (name: string): string => find(name)?.value.trim() ?? '';
  const phone = find('phone_number') ?? find('phone');
  // A number is one of the country that stands beside it, and not of another form's.
  const country = phone?.form?.querySelector<HTMLSelectElement>('[name="phone_country"]');
  const [first = '', ...last] = written('full_name').split(/\s+/);
  const known: Known = {
    first_name: written('first_name') || first,
    last_name: written('last_name') || last.join(' '),
    email: written('email'),
    phone_number: phone?.value.trim() ?? '',
    phone_country: country?.value ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}
