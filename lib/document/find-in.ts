/**
 * What `find` makes of the values in content, each with its place, as `props.image`. What it takes for something is not
 * looked into.
 */
export function findIn<Found>(
  content: unknown,
  find: (value: unknown) => Found | null,
  path = '',
): { found: Found; path: string }[] {
  const found = find(content);
  if (found !== null) return [{ found, path }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    findIn(inner, find, path ? `${path}.${key}` : key),
  );
}
