import type { Config } from './payload-types';

type Selects = Config['collectionsSelect'];

/** Without the selections that name the fields to leave out. */
type Including<Select> = Select extends { [Field in keyof Select]?: true | object } ? Select : never;

declare module 'payload' {
  /**
   * The types of the collections. With both kinds of selections, each collection would double the work of the type
   * checker, which combines the selections of all collections that a query may name.
   */
  export interface GeneratedTypes extends Omit<Config, 'collectionsSelect'> {
    collectionsSelect: { [Slug in keyof Selects]: Including<Selects[Slug]> };
  }
}
