import ts from 'typescript';
import type { ProjectFile } from './project-files';

/** Classes without a style, to which the variants of descendants and siblings refer. */
const marker = /^(group|peer)(\/|$)/;

/**
 * Classes of a view that the style sheet does not define, each as `line: violation`: in the possible values of
 * `className`, including constants of the same file, and in other strings that contain a defined class.
 */
export function findDeadClasses({ path, text }: ProjectFile, known: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const classNodes = findClassNodes(source);
  return nodesOf(source)
    .filter(isLiteral)
    .flatMap((literal) => {
      const names = literal.text.split(/\s+/).filter((name) => name && !marker.test(name));
      const isList = classNodes.has(literal) || names.some((name) => /[-:]/.test(name) && known.has(name));
      const { line } = source.getLineAndCharacterOfPosition(literal.getStart(source));
      return isList ? names.filter((name) => !known.has(name)).map((name) => report(line + 1, name)) : [];
    });
}

const report = (line: number, name: string) =>
  `${line}: a class without a style, "${name}": use a role or token of lib/ui/styles/theme.css, or a utility of Tailwind`;

const nodesOf = (node: ts.Node): ts.Node[] => {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...nodesOf(child));
  });
  return [node, ...inner];
};

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** The nodes that may be part of a `className`. */
function findClassNodes(source: ts.SourceFile): Set<ts.Node> {
  const nodes = nodesOf(source);
  const constants = new Map<string, ts.Node>();
  for (const node of nodes)
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
  const classNodes = new Set<ts.Node>();
  const addClassNode = (node: ts.Node | undefined): void => {
    if (!node || classNodes.has(node)) return;
    classNodes.add(node);
    if (ts.isIdentifier(node)) addClassNode(constants.get(node.text));
    ts.forEachChild(node, (child) => {
      if (isPartOfResult(node, child)) addClassNode(child);
    });
  };
  for (const node of nodes)
    if ((ts.isJsxAttribute(node) || ts.isBindingElement(node)) && node.name.getText() === 'className')
      addClassNode(node.initializer);
  return classNodes;
}

/** False for compared values, lookup keys, and arguments of functions other than `classNames`. */
function isPartOfResult(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalExpression(node)) return child !== node.condition;
  if (ts.isBinaryExpression(node)) return !/^([!=]==?|[<>]=?)$/.test(node.operatorToken.getText());
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node))
    return child === node.expression;
  if (ts.isPropertyAssignment(node)) return child === node.initializer;
  return !ts.isCallExpression(node) || node.expression.getText() === 'classNames';
}
