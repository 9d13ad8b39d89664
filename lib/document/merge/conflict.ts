import type { Place } from '../operations/open-document';

/**
 * What two people did to one block that does not go together. Until somebody chooses, what is stored already (`theirs`) stands, and
 * what only one of them took out stays.
 */
export type Conflict =
  /** Both gave one field another value. `path` begins at the block: `props`, then the field; none for the whole block. */
  | { kind: 'field'; id: string; path: readonly string[]; base?: unknown; mine?: unknown; theirs?: unknown }
  /** One took it out, with all in it, while the other changed it, moved it or put something into it. */
  | { kind: 'removed'; id: string; by: 'mine' | 'theirs' }
  /** Both moved it, each somewhere else. */
  | { kind: 'place'; id: string; mine: Place; theirs: Place };
