/** The composer's address for a page. Public addresses contain the language unless only one is enabled. */
export function composerPathOf(
  { documentElement: { lang } }: Document,
  { pathname }: { pathname: string },
): string {
  const hasLanguage = pathname === `/${lang}` || pathname.startsWith(`/${lang}/`);
  const path = hasLanguage ? pathname.slice(lang.length + 1) : pathname;
  return `/compose/${lang}${path === '/' ? '' : path}`;
}

const id = 'edit-this-page';

const isMissing = (root: Document): boolean => root.getElementById('content')?.dataset.missing !== undefined;

/**
 * Adds a link to the composer to the page, once, unless the address has no page. Its style is inline, so
 * that visitors load nothing of it.
 */
export function forStaff(): void {
  if (document.getElementById(id) || isMissing(document)) return;
  const link = Object.assign(document.createElement('a'), { id });
  link.href = composerPathOf(document, location);
  link.textContent = 'Edit this page';
  link.lang = 'en';
  Object.assign(link.style, {
    position: 'fixed',
    insetInlineEnd: '1rem',
    insetBlockEnd: '1rem',
    zIndex: '60',
    padding: '0.625rem 1rem',
    borderRadius: '999px',
    border: '2px solid var(--action-text)',
    background: 'var(--action)',
    color: 'var(--action-text)',
    fontWeight: '600',
    textDecoration: 'none',
  });
  document.body.append(link);
}
