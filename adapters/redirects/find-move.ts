import 'server-only';
import { compileRedirects, type FoundRedirect } from '@/lib/routes/website-redirects';
import { readRedirects } from './redirects.source';

/** Where staff have led a path, without language; null when nobody has. @throws when nobody can tell. */
export async function findMove(path: string): Promise<FoundRedirect | null> {
  return compileRedirects(await readRedirects(path)).find(path);
}
