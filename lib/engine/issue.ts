/**
 * The severity of an issue. `unfinished`: something is missing or inconsistent; allowed in a draft, not in a
 * published page. `malformed`: must never be stored.
 */
export type Severity = 'unfinished' | 'malformed';

/** What is wrong with a stored block: `path` is inside the block, such as `props.heading`. */
export type Issue = {
  blockId: string;
  blockType: string;
  path: string;
  message: string;
  severity: Severity;
};

/**
 * What to check. `supplied` names the props that the block's binding supplies and the author may omit;
 * `labelOf` returns the label of a block type.
 */
export type CheckOptions = {
  severity: 'draft' | 'publish';
  supplied: readonly string[];
  labelOf?: (type: string) => string;
};

/** An issue of one block. */
export function issueOf(
  block: { id: string; type: string },
  path: string,
  message: string,
  severity: Severity = 'malformed',
): Issue {
  return { blockId: block.id, blockType: block.type, path, message, severity };
}

/** An issue of a page or section as a whole, not of one block. */
export const documentIssue = (message: string): Issue => issueOf({ id: '', type: '' }, '', message);

/** Why the view of a block could not be loaded or rendered. */
export function viewIssue(block: { id: string; type: string }, error: unknown): Issue {
  return issueOf(block, 'view', error instanceof Error ? error.message : String(error));
}
