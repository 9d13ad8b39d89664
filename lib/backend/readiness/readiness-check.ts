/** One thing that must be true before this instance may take visitors from another. */
export type ReadinessCheck = {
  /** What is looked at, in one word. */
  name: string;
  /** A sentence that anyone may read when it is not true, without addresses or secrets; null when it is. May throw. */
  findFault: () => Promise<string | null>;
  /** What an operator should know though it is true; null when there is nothing. */
  findNote?: () => string | null;
};

export type Readiness = {
  ready: boolean;
  faults: readonly { check: string; fault: string }[];
  /** Left out when there is none. */
  notes?: readonly { check: string; note: string }[];
};

/** How long each check may take, in ms. */
const patience = 2_000;

/** Makes all checks at once; one that throws, or gives no answer in time, is a fault as well. */
export async function readReadiness(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const found = await Promise.all(
    checks.map(async ({ name, findFault }) => ({ check: name, fault: await ask(findFault) })),
  );
  const faults = found.flatMap(({ check, fault }) => (fault === null ? [] : [{ check, fault }]));
  const notes = checks.flatMap(({ name, findNote }) => {
    const note = findNote?.() ?? null;
    return note === null ? [] : [{ check: name, note }];
  });
  return { ready: faults.length === 0, faults, ...(notes.length > 0 && { notes }) };
}

function ask(findFault: ReadinessCheck['findFault']): Promise<string | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve('No answer within two seconds.'), patience);
    findFault()
      .catch(() => 'Could not be looked at; the log says more.')
      .then(resolve)
      .finally(() => clearTimeout(late));
  });
}
