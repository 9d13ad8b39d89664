/** Written by the build: how to bring each `*.island.tsx` of the house, by its file's name; and what staff alone get. */
declare module 'virtual:islands' {
  export const islands: Readonly<Record<string, import('./wake-islands').LoadIsland>>;
  /** How to bring each `*.near.ts`, by its file's name: what an element does more once it is nearly seen. */
  export const near: Readonly<Record<string, import('./bring-near').LoadNear>>;
  /** How to bring each `*.staff.ts`: what only people who are signed in to the CMS get. */
  export const forStaff: readonly (() => Promise<{ forStaff: () => void }>)[];
}
