/** A module as dependency-cruiser reports it. */
type Module = { source: string; dependencies: readonly { resolved: string }[] };
type FolderDependency = { from: string; to: string };

/**
 * Cycles between folders that lie beside each other, at every depth, counting all that is inside them; as
 * `folder-cycles: lib/a → lib/b → lib/a`. Files that match `ignored` do not count.
 */
export function findFolderCycles(modules: readonly Module[], ignored: RegExp): string[] {
  const dependencies = modules
    .filter(({ source }) => !ignored.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => siblingsOf(source, resolved)))
    .filter((dependency) => dependency !== null);
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of dependencies) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const cycles = [...targets.keys()].map((folder) => shortestCycle(folder, targets));
  const connected = cycles.filter((cycle) => cycle !== null).map(startAtFirst);
  return [...new Set(connected)].map((cycle) => `folder-cycles: ${cycle}`);
}

/** The two folders beside each other that an import crosses between; null when it stays in one, or meets a file. */
function siblingsOf(source: string, target: string): FolderDependency | null {
  const [here, there] = [source.split('/'), target.split('/')];
  const at = here.findIndex((part, index) => part !== there[index]);
  const [from, to] = [folderAt(here, at), folderAt(there, at)];
  return at < 0 || from === null || to === null ? null : { from, to };
}

/** The folders of `lib` count like the top folders; `lib` itself does not count. */
function folderAt(parts: readonly string[], at: number): string | null {
  const depth = at === 0 && parts[0] === 'lib' ? 2 : at + 1;
  return parts.length > depth ? parts.slice(0, depth).join('/') : null;
}

function shortestCycle(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      [...(targets.get(way.at(-1) ?? '') ?? [])].map((to) => [...way, to]),
    );
    const closed = longer.find((way) => way.at(-1) === start);
    if (closed) return closed.slice(0, -1);
    ways = longer.filter((way) => !seen.has(way.at(-1) ?? ''));
    for (const way of ways) seen.add(way.at(-1) ?? '');
  }
  return null;
}

/** Formats a cycle in the same way wherever it was entered. */
function startAtFirst(cycle: readonly string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '');
  const turned = [...cycle.slice(first), ...cycle.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}
