/** A check that must pass before this instance receives traffic. */
export type ReadinessCheck = {
  /** Name of the check, one word. */
  name: string;
  /**
   * Returns a public message without addresses or secrets when the check fails; null otherwise. May throw.
   */
  findIssue: () => Promise<string | null>;
  /** Returns a note for operators although the check passes; null when there is none. */
  findNote?: () => string | null;
};

export type Readiness = {
  ready: boolean;
  issues: readonly { check: string; issue: string }[];
  /** Missing when there are none. */
  notes?: readonly { check: string; note: string }[];
};

/** Timeout of each check, in ms. */
const CHECK_TIMEOUT_MS = 2_000;

/** Runs all checks concurrently; a check that throws or times out counts as failed. */
export async function readReadiness(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const results = await Promise.all(
    checks.map(async ({ name, findIssue }) => ({ check: name, issue: await runCheck(findIssue) })),
  );
  const issues = results.flatMap(({ check, issue }) => (issue === null ? [] : [{ check, issue }]));
  const notes = checks.flatMap(({ name, findNote }) => {
    const note = findNote?.() ?? null;
    return note === null ? [] : [{ check: name, note }];
  });
  return { ready: issues.length === 0, issues, ...(notes.length > 0 && { notes }) };
}

function runCheck(findIssue: ReadinessCheck['findIssue']): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('No response within two seconds.'), CHECK_TIMEOUT_MS);
    findIssue()
      .catch(() => 'The check failed; see the log.')
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}

const CACHE_MS = 1_000;
let latest: Promise<Readiness> | undefined;

/**
 * Responds 200 when this instance is ready, otherwise 503 with the issues. Checks run at most once a second.
 */
export async function createReadinessResponse(checks: readonly ReadinessCheck[]): Promise<Response> {
  latest ??= readReadiness(checks).finally(() => {
    setTimeout(() => {
      latest = undefined;
    }, CACHE_MS).unref();
  });
  const readiness = await latest;
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
