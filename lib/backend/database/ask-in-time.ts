/** How long the database may take, in ms: to say something it knows, and to rewrite its largest table. */
export const longestAnswer = 5_000;
export const longestMigration = 1_800_000;
/** How long for a statement on the way to an answer, until it may begin included; the database itself ends it then. */
export const longestStatement = 8_000;

/** What the database answers. When it does not in time, `breakOff` ends the connection, which rejects what waits for it. */
export async function askInTime<Answer>(
  breakOff: () => void,
  longest: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const late = setTimeout(breakOff, longest);
  try {
    return await ask();
  } finally {
    clearTimeout(late);
  }
}
