import { contentNames } from '@/schemas/content-keys';

/** Name of the content in the network's header section that lists the hosts redirects may lead to. */
export const redirectHostsContent = contentNames.redirect_hosts;

/** Parses the hosts of that content, separated by commas, spaces or line breaks. */
export const parseHosts = (value: string | null | undefined): ReadonlySet<string> =>
  new Set(
    (value ?? '')
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );

/** Whether a redirect target is on this site or on an allowed host, by https and with exactly that name. */
export function isAllowedTarget(to: string, hosts: ReadonlySet<string>): boolean {
  if (!/^[a-z]+:/i.test(to)) return true;
  const { protocol, host, username } = URL.parse(to) ?? { protocol: '', host: '', username: '' };
  return protocol === 'https:' && username === '' && hosts.has(host);
}
