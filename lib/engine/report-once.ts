import type { Fault } from './fault';

const reported = new Set<string>();
const remembered = 10_000;

/** Logs each fault of a page once per process. `where` names the page. */
export function reportOnce(
  where: string,
  write: (line: string) => void = console.warn,
): (faults: Fault[]) => void {
  return (faults) => {
    for (const { blockId, blockType, path, message } of faults) {
      const line = `[block] ${where}: ${blockType} "${blockId}" is not shown: ${path}: ${message}`;
      if (reported.has(line)) continue;
      if (reported.size >= remembered) reported.clear();
      reported.add(line);
      write(line);
    }
  };
}
