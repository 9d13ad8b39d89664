import ts from 'typescript';
import type { HouseFile } from './house-files';

/** Named for the elements inside to look at; they have no style of their own. */
const marker = /^(group|peer)(\/|$)/;

/**
 * Classes of a view that the style sheet does not know, each as `line: fault`: in what a `className` may come out as,
 * through constants of the same file too, and in any other text that names a class it knows.
 */
export function findDeadClasses({ path, text }: HouseFile, known: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const worn = wornLiterals(source);
  return nodesOf(source)
    .filter(isLiteral)
    .flatMap((literal) => {
      const names = literal.text.split(/\s+/).filter((name) => name && !marker.test(name));
      const isList = worn.has(literal) || names.some((name) => /[-:]/.test(name) && known.has(name));
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

function wornLiterals(source: ts.SourceFile): Set<ts.Node> {
  const nodes = nodesOf(source);
  const constants = new Map<string, ts.Node>();
  for (const node of nodes)
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
  const worn = new Set<ts.Node>();
  const wear = (node: ts.Node | undefined): void => {
    if (!node || worn.has(node)) return;
    worn.add(node);
    if (ts.isIdentifier(node)) wear(constants.get(node.text));
    ts.forEachChild(node, (child) => {
      if (isPartOfTheResult(node, child)) wear(child);
    });
  };
  for (const node of nodes)
    if ((ts.isJsxAttribute(node) || ts.isBindingElement(node)) && node.name.getText() === 'className')
      wear(node.initializer);
  return worn;
}

/** Not what is compared, looked up by, or handed to another function than `classNames`. */
function isPartOfTheResult(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalExpression(node)) return child !== node.condition;
  if (ts.isBinaryExpression(node)) return !/^([!=]==?|[<>]=?)$/.test(node.operatorToken.getText());
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node))
    return child === node.expression;
  if (ts.isPropertyAssignment(node)) return child === node.initializer;
  return !ts.isCallExpression(node) || node.expression.getText() === 'classNames';
}
