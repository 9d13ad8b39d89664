import ts from 'typescript';
import type { ProjectFile } from './project-files';

/** The assignments and declarations of state on the global object in a file, each as `line: violation`. */
export function findGlobalState({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const violations: string[] = [];
  const visit = (node: ts.Node): void => {
    if (writesGlobal(node) || declaresGlobal(node))
      violations.push(
        `${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: state on the global object: use lib/process-state.ts`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return violations;
}

function writesGlobal(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return isAssignment && isOfGlobal(node.left);
  }
  if (ts.isDeleteExpression(node)) return isOfGlobal(node.expression);
  if (!ts.isCallExpression(node)) return false;
  const [target] = node.arguments;
  return (
    /^(Object\.(assign|defineProperty|defineProperties)|Reflect\.(set|defineProperty))$/.test(
      node.expression.getText(),
    ) &&
    target !== undefined &&
    isGlobal(target)
  );
}

/** `declare global { var … }`; types of the browser and of packages may be added. */
const declaresGlobal = (node: ts.Node): boolean =>
  ts.isModuleDeclaration(node) &&
  (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0 &&
  node.body !== undefined &&
  ts.isModuleBlock(node.body) &&
  node.body.statements.some(ts.isVariableStatement);

const isOfGlobal = (node: ts.Expression): boolean =>
  (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
  (isGlobal(node.expression) || isOfGlobal(node.expression));

const isGlobal = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) && (node.text === 'globalThis' || node.text === 'global');
