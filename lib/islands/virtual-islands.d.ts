/** Written by the build: how to bring each `*.island.tsx` of the house, by its file's name. */
declare module 'virtual:islands' {
  export const islands: Readonly<Record<string, import('./wake-islands').LoadIsland>>;
}
