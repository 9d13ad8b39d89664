import type { Issue } from './issue';

const reported = new Set<string>();
const MAX_REPORTED = 10_000;

/** Returns a function that logs each issue of a page once per process. `pageName` is part of the message. */
export function createIssueLogger(
  pageName: string,
  write: (line: string) => void = console.warn,
): (issues: Issue[]) => void {
  return (issues) => {
    for (const { blockId, blockType, path, message } of issues) {
      const line = `[block] ${pageName}: ${blockType} "${blockId}" is not rendered: ${path}: ${message}`;
      if (reported.has(line)) continue;
      if (reported.size >= MAX_REPORTED) reported.clear();
      reported.add(line);
      write(line);
    }
  };
}
