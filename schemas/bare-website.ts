import { isSafeUrl } from './safe-url';

const website = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** The address of a website that is written as people say it, `meridian.example/about`, with what stands before it; null for anything else. */
export function wholeWebsite(written: string): string | null {
  const whole = `https://${written}`;
  return website.test(written) && isSafeUrl(whole) ? whole : null;
}
