import { compileRedirects, type RedirectTarget } from '@/lib/routes/website-redirects';
import { readRedirects } from './redirects.source';

/**
 * The target to which staff redirect a path, without language; null when there is no redirect.
 * @throws when the lookup fails.
 */
export async function findRedirect(path: string): Promise<RedirectTarget | null> {
  return compileRedirects(await readRedirects(path)).find(path);
}
