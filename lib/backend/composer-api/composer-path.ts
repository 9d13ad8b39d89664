/** The composer path of a page or section, by its record; null for collections without blocks. */
export function composerPathOf(
  collection: string | undefined,
  id: number | string,
  locale?: string,
): string | null {
  const kind = collection === 'pages' ? 'record' : collection === 'website-sections' ? 'section' : null;
  return kind && `/compose/${kind}/${id}${locale ? `?locale=${locale}` : ''}`;
}
