/**
 * The path when it is a path of the composer; null for others. Guards the return link against open
 * redirects.
 */
export const parseComposerPath = (path: string | null): string | null =>
  path !== null && /^\/compose\/[\w/-]*(\?[\w=&%.-]*)?$/.test(path) && !path.includes('//') ? path : null;
