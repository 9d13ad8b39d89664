/** What was found before, or is found now; of the oldest so many go that no more than `most` are left. */
export function remember<Found>(
  kept: Map<string, Found>,
  asked: string,
  find: (known: Found | undefined) => Found,
  most: number,
): Found {
  const found = find(kept.get(asked));
  kept.delete(asked);
  kept.set(asked, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return found;
}
