type ContactValues = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The contact details of the visitor in other forms of the page, outside `except`, by the field names of
 * registrations.
 */
export function readContactValues(root: ParentNode, except: Element): ContactValues {
  const find = (name: string): Control | undefined => {
    const controls = root.querySelectorAll<Control>(`form [name="${name}"]`);
    return [...controls].find(({ value, form }) => value.trim() !== '' && !except.contains(form));
  };
  const valueOf = (name: string): string => find(name)?.value.trim() ?? '';
  const phone = find('phone_number') ?? find('phone');
  // The country belongs to the form of the phone number.
  const country = phone?.form?.querySelector<HTMLSelectElement>('[name="phone_country"]');
  const [first = '', ...last] = valueOf('full_name').split(/\s+/);
  const contactValues: ContactValues = {
    first_name: valueOf('first_name') || first,
    last_name: valueOf('last_name') || last.join(' '),
    email: valueOf('email'),
    phone_number: phone?.value.trim() ?? '',
    phone_country: country?.value ?? '',
  };
  return Object.fromEntries(Object.entries(contactValues).filter(([, value]) => value !== ''));
}
