import type { ReactNode } from 'react';
import type { Fault } from './fault';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

/** A block that is kept out of sight, and why. */
export type WithheldBlock = { id: string; type: string; faults: Fault[] };

/** What drawing a list of blocks needs, on the server (`RenderBlocks`) and in a browser (`LiveBlocks`). */
export type BlockListProps = {
  blocks: readonly LoadedBlock[];
  page: PageContext;
  /** Told of every block that could not be shown. */
  report: (faults: Fault[]) => void;
  /** What takes the place of such a block: nothing for visitors, a card with the reasons for staff. */
  quarantine?: (block: WithheldBlock) => ReactNode;
  /** What stands in a slot with nothing in it: nothing for visitors, the invitation of an editor. */
  emptySlot?: (id: string, name: string) => ReactNode;
  /** Puts something around each block, as an editor does to find it again; `drawn` is null for one that is withheld. */
  wrap?: (id: string, drawn: ReactNode, withheld: ReactNode) => ReactNode;
};
