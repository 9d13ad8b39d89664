import { foldSegment } from './path-segments';

type TreeNode<Value> = {
  literals: Map<string, TreeNode<Value>>;
  parameter: TreeNode<Value> | null;
  value: Value | null;
};

/** A match and the values of the pattern's parameters, in order. */
export type SegmentHit<Value> = { value: Value; values: readonly string[] };

/**
 * A trie of patterns with literal and parameter segments: from left to right a literal is preferred to a
 * parameter, so the result does not depend on the order of insertion. Literals are compared in lower case, letters composed.
 * Null in a pattern is a parameter.
 */
export class SegmentTree<Value> {
  /** Number of visited nodes, for performance tests. */
  visited = 0;
  readonly #root: TreeNode<Value> = createNode();
  readonly #mayBeParameter: (segment: string, depth: number) => boolean;

  constructor(mayBeParameter: (segment: string, depth: number) => boolean = () => true) {
    this.#mayBeParameter = mayBeParameter;
  }

  /** Adds a pattern. @returns false, without adding, when the pattern already exists. */
  add(pattern: readonly (string | null)[], value: Value): boolean {
    const branch = this.#branchOf(pattern);
    if (branch.value !== null) return false;
    branch.value = value;
    return true;
  }

  remove(pattern: readonly (string | null)[]): void {
    this.#branchOf(pattern).value = null;
  }

  match(segments: readonly string[]): SegmentHit<Value> | null {
    return this.#follow(this.#root, segments, 0, []);
  }

  #branchOf(pattern: readonly (string | null)[]): TreeNode<Value> {
    let branch = this.#root;
    for (const segment of pattern)
      branch = segment === null ? parameterOf(branch) : literalOf(branch, segment);
    return branch;
  }

  #follow(
    branch: TreeNode<Value>,
    segments: readonly string[],
    depth: number,
    values: readonly string[],
  ): SegmentHit<Value> | null {
    this.visited += 1;
    const segment = segments[depth];
    if (segment === undefined) return branch.value === null ? null : { value: branch.value, values };
    const literal = branch.literals.get(foldSegment(segment));
    const match = literal ? this.#follow(literal, segments, depth + 1, values) : null;
    if (match || !branch.parameter || !this.#mayBeParameter(segment, depth)) return match;
    return this.#follow(branch.parameter, segments, depth + 1, [...values, segment]);
  }
}

function createNode<Value>(): TreeNode<Value> {
  return { literals: new Map(), parameter: null, value: null };
}

function parameterOf<Value>(branch: TreeNode<Value>): TreeNode<Value> {
  branch.parameter ??= createNode();
  return branch.parameter;
}

function literalOf<Value>(branch: TreeNode<Value>, segment: string): TreeNode<Value> {
  const key = foldSegment(segment);
  const child = branch.literals.get(key) ?? createNode();
  branch.literals.set(key, child);
  return child;
}
