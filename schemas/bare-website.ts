import { isSafeUrl } from './safe-url';

const website = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The URL of a website address without a scheme, such as `meridian.example/about`; null for anything else.
 */
export function completeWebsiteUrl(input: string): string | null {
  const url = `https://${input}`;
  return website.test(input) && isSafeUrl(url) ? url : null;
}
