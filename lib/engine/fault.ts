/**
 * How bad a fault is. `unfinished`: something is still missing, or the parts do not agree yet; a draft may
 * be so, a published page may not. `malformed`: nothing may ever be stored so.
 */
export type Severity = 'unfinished' | 'malformed';

/** What is wrong with a stored block, and where: `path` is inside the block, as `props.heading`. */
export type Fault = {
  blockId: string;
  blockType: string;
  path: string;
  message: string;
  severity: Severity;
};

/**
 * What is checked for. `supplied` names the props that the block's binding supplies and the author may leave out, `labelOf` says what people
 * call a type of block.
 */
export type CheckOptions = {
  severity: 'draft' | 'publish';
  supplied: readonly string[];
  labelOf?: (type: string) => string;
};

/** A fault of one block. */
export function faultOf(
  block: { id: string; type: string },
  path: string,
  message: string,
  severity: Severity = 'malformed',
): Fault {
  return { blockId: block.id, blockType: block.type, path, message, severity };
}

/** A fault of a page or section as a whole, not of one of its blocks. */
export const faultOfAll = (message: string): Fault => faultOf({ id: '', type: '' }, '', message);

/** Why a block's view could not be loaded or drawn. */
export function viewFault(block: { id: string; type: string }, error: unknown): Fault {
  return faultOf(block, 'view', error instanceof Error ? error.message : String(error));
}
