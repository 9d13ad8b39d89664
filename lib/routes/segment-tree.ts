type Branch<Value> = {
  literals: Map<string, Branch<Value>>;
  parameter: Branch<Value> | null;
  value: Value | null;
};

/** What was found, and what stood where its pattern has parameters, in order. */
export type SegmentHit<Value> = { value: Value; values: readonly string[] };

/**
 * Patterns of literal and parameter segments, found by hash lookups: segment by segment from the left
 * a literal beats a parameter, so the answer does not depend on the order of adding. Literals are
 * compared in lower case. Null in a pattern stands for a parameter.
 */
export class SegmentTree<Value> {
  /** Branches looked at so far: what lookups cost, for tests. */
  visited = 0;
  readonly #root: Branch<Value> = emptyBranch();
  readonly #mayBeParameter: (segment: string, depth: number) => boolean;

  constructor(mayBeParameter: (segment: string, depth: number) => boolean = () => true) {
    this.#mayBeParameter = mayBeParameter;
  }

  /** False, and nothing added, when another value has the same pattern. */
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

  #branchOf(pattern: readonly (string | null)[]): Branch<Value> {
    let branch = this.#root;
    for (const segment of pattern)
      branch = segment === null ? parameterOf(branch) : literalOf(branch, segment);
    return branch;
  }

  #follow(
    branch: Branch<Value>,
    segments: readonly string[],
    depth: number,
    values: readonly string[],
  ): SegmentHit<Value> | null {
    this.visited += 1;
    const segment = segments[depth];
    if (segment === undefined) return branch.value === null ? null : { value: branch.value, values };
    const literal = branch.literals.get(segment.toLowerCase());
    const found = literal ? this.#follow(literal, segments, depth + 1, values) : null;
    if (found || !branch.parameter || !this.#mayBeParameter(segment, depth)) return found;
    return this.#follow(branch.parameter, segments, depth + 1, [...values, segment]);
  }
}

function emptyBranch<Value>(): Branch<Value> {
  return { literals: new Map(), parameter: null, value: null };
}

function parameterOf<Value>(branch: Branch<Value>): Branch<Value> {
  branch.parameter ??= emptyBranch();
  return branch.parameter;
}

function literalOf<Value>(branch: Branch<Value>, segment: string): Branch<Value> {
  const key = segment.toLowerCase();
  const child = branch.literals.get(key) ?? emptyBranch();
  branch.literals.set(key, child);
  return child;
}
