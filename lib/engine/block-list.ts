import type { ReactNode } from 'react';
import type { Issue } from './issue';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

/** A block that is not rendered, and why. */
export type QuarantinedBlock = { id: string; type: string; issues: Issue[] };

/**
 * The props for rendering a list of blocks, on the server (`RenderBlocks`) and in a browser (`LiveBlocks`).
 */
export type BlockListProps = {
  blocks: readonly LoadedBlock[];
  page: PageContext;
  /** Called for every block that cannot be rendered. */
  report: (issues: Issue[]) => void;
  /** Renders the replacement of such a block: nothing for visitors, a card with the reasons for staff. */
  quarantine?: (block: QuarantinedBlock) => ReactNode;
  /** Renders the content of an empty slot: nothing for visitors, an insert button in an editor. */
  emptySlot?: (id: string, name: string) => ReactNode;
  /** Wraps each block, as an editor does to locate it; `rendered` is null for a quarantined one. */
  wrap?: (id: string, rendered: ReactNode, quarantined: ReactNode) => ReactNode;
};
