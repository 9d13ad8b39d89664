import { contentNames } from '@/schemas/content-keys';

/** The content of the network's header section that says which hosts redirects may lead to. */
export const redirectHostsContent = contentNames.redirect_hosts;

/** The hosts of such a content: a word each, with commas, spaces or lines between. */
export const readHosts = (value: string | null | undefined): ReadonlySet<string> =>
  new Set(
    (value ?? '')
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );

/** Whether a redirect stays on this site, or leads to a host that the network allows: by https, and by that very name. */
export function mayLeadTo(to: string, hosts: ReadonlySet<string>): boolean {
  if (!/^[a-z]+:/i.test(to)) return true;
  const { protocol, host, username } = URL.parse(to) ?? { protocol: '', host: '', username: '' };
  return protocol === 'https:' && username === '' && hosts.has(host);
}
