import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { allowedImports } from './allowed-imports.ts';

/** The source files of the product: imports within it are restricted, packages are not. */
export const ownFiles = '^(schemas|lib|blocks|adapters|app|pages|site|tests)/|^[^/]+\\.(ts|mjs)$';

const entries = Object.keys(allowedImports);

/** The name of the rule of one entry of the table. */
export const ruleName = (entry: string): string => `imports-of-${entry}`;

/** The pattern of the files that an entry covers. */
export function filesOf(entry: string): string {
  const escaped = entry.replaceAll(/[.()[\]]/g, '\\$&');
  if (/\.tsx?$/.test(entry)) return `^${escaped}$`;
  const hasEntriesBelow = entries.some((other) => other.startsWith(`${entry}/`));
  return hasEntriesBelow ? `^${escaped}/[^/]+$` : `^${escaped}/`;
}

/** The entry that covers a file; `undefined` for files at the root and for tests. */
export function entryOf(file: string): string | undefined {
  return entries.find((entry) => new RegExp(filesOf(entry)).test(file));
}

/** Whether the table allows a file to import another; always for files that it does not cover. */
export function mayImport(from: string, to: string): boolean {
  const [entry, target] = [entryOf(from), entryOf(to)];
  if (entry === undefined || target === undefined || entry === target) return true;
  return allowedImports[entry]?.includes(target) ?? false;
}

/** An import that the table does not allow, as `rule: from → to`. */
export const violationOf = (from: string, to: string): string =>
  `${ruleName(entryOf(from) ?? from)}: ${from} → ${to}`;

/** One rule per entry of `allowedImports`; `except` are files that may import anything. */
export function importRules(except: string): IRegularForbiddenRuleType[] {
  return Object.entries(allowedImports).map(([entry, allowed]) => ({
    name: ruleName(entry),
    comment: 'tests/architecture/allowed-imports.ts lists the folders it may import.',
    severity: 'error',
    from: { path: filesOf(entry), pathNot: [except] },
    to: { path: ownFiles, pathNot: [entry, ...allowed].map(filesOf).join('|') },
  }));
}
