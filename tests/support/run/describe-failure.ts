import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The printed parts of an error that Vitest reports. */
type ReportedError = {
  message: string;
  diff?: unknown;
  stacks?: readonly { file: string; line: number }[];
};

/** Maximum number of lines of a message and of a difference in the summary; the log above it has all of them. */
const MAX_MESSAGE_LINES = 10;
const MAX_DIFF_LINES = 30;

/** A failure for the end of a run: its subject, what was expected and received, and the line of the test. */
export function describeFailure(subject: string, { message, diff, stacks = [] }: ReportedError): string {
  const at = stacks.find(({ file }) => /\.test\.tsx?$/.test(file)) ?? stacks[0];
  const details = [
    ...linesOf(message, MAX_MESSAGE_LINES),
    ...(typeof diff === 'string' ? linesOf(diff, MAX_DIFF_LINES) : []),
    ...(at ? [`at ${path.relative('', at.file)}:${at.line}`] : []),
  ];
  return [`  ${subject}`, ...details.map((line) => `    ${line}`)].join('\n');
}

function linesOf(text: string, max: number): string[] {
  const lines = stripVTControlCharacters(text).split('\n').filter(Boolean);
  return lines.length > max ? [...lines.slice(0, max), `… and ${lines.length - max} lines more`] : lines;
}
