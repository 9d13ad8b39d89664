/** Written by the build: how to bring each `*.island.tsx` and `*.live.ts` of the house, by its file's name; and what staff alone get. */
declare module 'virtual:islands' {
  export const islands: Readonly<Record<string, import('./wake-islands').LoadIsland>>;
  /** How to bring each `*.staff.ts`: what only people who are signed in to the CMS get. */
  export const forStaff: readonly (() => Promise<{ forStaff: () => void }>)[];
}
