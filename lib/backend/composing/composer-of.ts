/** Where a page or section is composed, by its record; null for what has no blocks. */
export function composerOf(
  collection: string | undefined,
  id: number | string,
  locale?: string,
): string | null {
  const kind = collection === 'pages' ? 'record' : collection === 'website-sections' ? 'section' : null;
  return kind && `/compose/${kind}/${id}${locale ? `?locale=${locale}` : ''}`;
}
