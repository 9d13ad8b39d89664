type Person = {
  /** Where the CMS stands. */
  admin: string;
  isOfNetwork: boolean;
  /** The ids of the offices they work for. */
  offices: readonly number[];
  /** Where the network's name, logo and colours are changed; null where there is nothing yet, or for others. */
  look: string | null;
  /** Where visitors find what they work on. */
  home: string;
};

/** The id of the one office that somebody works for; null for the network's staff, and for who works for several. */
export function onlyOffice({ isOfNetwork, offices }: Pick<Person, 'isOfNetwork' | 'offices'>): number | null {
  const [office, ...others] = offices;
  return isOfNetwork || office === undefined || others.length > 0 ? null : office;
}

/** What somebody may begin with, what is done most first. An office's own record is open at once to whoever works for one. */
export function getBeginning({
  admin,
  isOfNetwork,
  offices,
  look,
  home,
}: Person): { label: string; to: string }[] {
  const office = onlyOffice({ isOfNetwork, offices });
  const collections = `${admin}/collections`;
  return [
    { label: 'Make a page', to: '/compose/new' },
    { label: 'Add a listing', to: `${collections}/listings/create` },
    { label: 'Write a blog post', to: `${collections}/posts/create` },
    office === null
      ? { label: 'Offices', to: `${collections}/offices` }
      : { label: 'What your office says of itself', to: `${collections}/offices/${office}` },
    ...(isOfNetwork && look ? [{ label: 'Name, logo and colours', to: look }] : []),
    { label: 'See the website', to: home },
  ];
}
