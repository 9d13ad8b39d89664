import ts from 'typescript';
import type { ProjectFile } from './project-files';

/** The reads and writes of `process.env` in a file, each as `line: violation`. String literals are ignored. */
export function findEnvironmentReads({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const violations: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isEnvironment(node))
      violations.push(
        `${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: process.env: use lib/environment.ts`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return violations;
}

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isProcess(node.expression) && node.name.text === 'env';
  if (ts.isElementAccessExpression(node))
    return isProcess(node.expression) && /^(['"`])env\1$/.test(node.argumentExpression.getText());
  if (ts.isVariableDeclaration(node))
    return Boolean(
      node.initializer &&
        isProcess(node.initializer) &&
        ts.isObjectBindingPattern(node.name) &&
        node.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'env'),
    );
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return (
      /^['"](node:)?process['"]$/.test(node.moduleSpecifier.getText()) &&
      bindings !== undefined &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some((element) => (element.propertyName ?? element.name).text === 'env')
    );
  }
  return false;
}

const isProcess = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'process') ||
  (ts.isPropertyAccessExpression(node) &&
    node.name.text === 'process' &&
    /^(globalThis|global)$/.test(node.expression.getText()));
