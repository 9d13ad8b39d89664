/** Where staff compose a page: the language stands in an address unless there is one only. */
export function composerFor(
  { documentElement: { lang } }: Document,
  { pathname }: { pathname: string },
): string {
  const isNamed = pathname === `/${lang}` || pathname.startsWith(`/${lang}/`);
  const path = isNamed ? pathname.slice(lang.length + 1) : pathname;
  return `/compose/${lang}${path === '/' ? '' : path}`;
}

const id = 'edit-this-page';

const isMissing = (root: Document): boolean => root.getElementById('content')?.dataset.missing !== undefined;

/** The page gets a link to the composer. How it looks is said here: visitors load nothing of it. Once, however often it is asked, and not where there is no page. */
export function forStaff(): void {
  if (document.getElementById(id) || isMissing(document)) return;
  const link = Object.assign(document.createElement('a'), { id });
  link.href = composerFor(document, location);
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
