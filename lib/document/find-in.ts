/**
 * The results of `find` for the values in content, each with its path, such as `props.image`. Does not
 * search inside a match.
 */
export function findIn<Match>(
  content: unknown,
  find: (value: unknown) => Match | null,
  path = '',
): { match: Match; path: string }[] {
  const match = find(content);
  if (match !== null) return [{ match, path }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    findIn(inner, find, path ? `${path}.${key}` : key),
  );
}
