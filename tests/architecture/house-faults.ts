import ts from 'typescript';
import type { HouseFile } from './house-files';

const longestFunction = 60;

/** What a file does against the house rules, each as `line: fault`. Type tests may expect errors. */
export function findFaults({ path, text }: HouseFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node);
    if (fault) faults.push(`${lineOf(node.getStart(source))}: ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (comment('ignore|nocheck').test(text)) faults.push('1: a silenced type error');
  if (comment('expect-error').test(text) && !path.startsWith('tests/types/'))
    faults.push('1: an expected type error');
  return faults;
}

/** A comment to the compiler, at the start of a line. */
const comment = (order: string) => new RegExp(`^\\s*(//|/\\*|\\{/\\*)\\s*@ts-(${order})`, 'm');

/** Functions longer than a screen, each as `line: fault`. */
export function findLongFunctions({ path, text }: HouseFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
    if (ts.isFunctionLike(node) && lines >= longestFunction)
      faults.push(`${lineOf(node.getStart(source))}: a function of ${lines} lines`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function faultOf(node: ts.Node): string | null {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
    return `a cast, "as ${node.type.getText()}"`;
  if (ts.isTypeAssertionExpression(node)) return 'a cast';
  if (ts.isNonNullExpression(node)) return 'a non-null "!"';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return '"any"';
  return null;
}

const kindOf = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
