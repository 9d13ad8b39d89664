import type { en } from './en';

type Wording<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Wording<Tree[Key]> };

/** Every fixed word a visitor sees; `en.ts` says which there are. */
export type Messages = Wording<typeof en>;
