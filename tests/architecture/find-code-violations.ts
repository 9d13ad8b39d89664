import ts from 'typescript';
import type { ProjectFile } from './project-files';

const MAX_FUNCTION_LINES = 60;

/** The violations of the type rules in a file, each as `line: violation`. Type tests may expect errors. */
export function findTypeViolations({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const violations: string[] = [];
  const visit = (node: ts.Node): void => {
    const violation = violationOf(node);
    if (violation) violations.push(`${lineOf(node.getStart(source))}: ${violation}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (comment('ignore|nocheck').test(text)) violations.push('1: a suppressed type error');
  if (comment('expect-error').test(text) && !path.startsWith('tests/types/'))
    violations.push('1: an expected type error');
  return violations;
}

/** Matches a compiler directive at the start of a line. */
const comment = (order: string) => new RegExp(`^\\s*(//|/\\*|\\{/\\*)\\s*@ts-(${order})`, 'm');

/** Functions with 60 or more lines, each as `line: violation`. */
export function findLongFunctions({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const violations: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
    if (ts.isFunctionLike(node) && lines >= MAX_FUNCTION_LINES)
      violations.push(`${lineOf(node.getStart(source))}: a function of ${lines} lines`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return violations;
}

function violationOf(node: ts.Node): string | null {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
    return `a cast, "as ${node.type.getText()}"`;
  if (ts.isTypeAssertionExpression(node)) return 'a cast';
  if (ts.isNonNullExpression(node)) return 'a non-null "!"';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return '"any"';
  return null;
}

const kindOf = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
