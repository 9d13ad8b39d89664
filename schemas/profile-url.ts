import { z } from 'zod';
import { isSafeUrl } from './safe-url';
import { socialNetworkSchema } from './social-network';

type SocialNetwork = z.infer<typeof socialNetworkSchema>;

/** A link to a profile, as blocks store it. */
export const profileLinkSchema = z.object({ network: socialNetworkSchema, href: z.string() });
export type ProfileLink = z.infer<typeof profileLinkSchema>;

/** The hosts of each network; their subdomains count as well. */
const hosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  google: [
    'google.com',
    'google.com.gh',
    'google.ie',
    'google.ca',
    'google.com.au',
    'g.page',
    'g.co',
    'goo.gl',
  ],
  twitter: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  instagram: ['instagram.com', 'instagr.am'],
};

/** Reserved for documentation (RFC 2606): such a host exists nowhere. */
const exampleHost = /(?:^|\.)example(?:\.com|\.org|\.net)?$/;

/** Whether an address is a web address of the network: visitors take such a link for the network's own. */
export function isProfileUrl(network: SocialNetwork, address: string): boolean {
  if (!isSafeUrl(address) || !/^https?:/i.test(address) || !URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, '');
  return exampleHost.test(host) || hosts[network].some((name) => host === name || host.endsWith(`.${name}`));
}

/** What to write instead of an address that is refused. */
export const profileUrlMessage = (network: SocialNetwork): string =>
  `Enter an address of ${hosts[network].slice(0, 2).join(' or ')} that starts with https://`;
