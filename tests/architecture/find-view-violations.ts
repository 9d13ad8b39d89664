import ts from 'typescript';
import type { ProjectFile } from './project-files';

/** Attributes whose text is visible or read by screen readers. */
const textAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
  'heading',
  'caption',
]);

/** The violations of the view rules in a file, each as `line: violation`: inline styles, untranslated texts, invisible shapes. */
export function findViewViolations({ path, text }: ProjectFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const violations: string[] = [];
  const report = (node: ts.Node, violation: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    violations.push(`${line + 1}: ${violation}`);
  };
  const constants = constantsOf(source);
  const reportWords = (node: ts.Node, shown: ts.Node | undefined) => {
    for (const words of [...literalsIn(shown), ...namedIn(shown, constants)])
      report(node, untranslated(`"${words}"`));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) for (const violation of violationsOfAttribute(node)) report(node, violation);
    if (ts.isJsxSpreadAttribute(node) && hasStyle(node.expression)) report(node, inlineStyle);
    if (ts.isJsxText(node) && hasWords(node.text)) report(node, untranslated(`"${node.text.trim()}"`));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportWords(node, node.expression);
    if (ts.isCallExpression(node) && /(^|\.)createElement$/.test(node.expression.getText(source))) {
      const [, props, ...children] = node.arguments;
      if (props && hasStyle(props)) report(node, inlineStyle);
      for (const child of children) reportWords(node, child);
    }
    if (setsStyle(node)) report(node, inlineStyle);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const words of capitalisedIn(source))
    if (!violations.some((violation) => violation.includes(words.text)))
      report(words, untranslated(`"${words.text}"`));
  if (/setAttribute\(\s*['"]style['"]/.test(text))
    violations.push('1: an inline style, set as an attribute: set a class');
  return violations;
}

const untranslated = (words: string) =>
  `untranslated words, ${words}: add them to lib/i18n/messages/en and show them by page.t`;

const inlineStyle = 'an inline style: use classes of Tailwind or of lib/ui/styles';

/** Whether an object literal of props contains a style. */
const hasStyle = (props: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(props) && props.properties.some(({ name }) => name?.getText() === 'style');

/** Whether a node is a style in a constant, or sets a style by script. */
const setsStyle = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) &&
    node.name.getText() === 'style' &&
    ts.isObjectLiteralExpression(node.initializer) &&
    ts.isVariableDeclaration(node.parent.parent)) ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'style');

/** Names that are the same in every language. */
const brands = new Set(['Google', 'Facebook', 'Instagram', 'LinkedIn', 'Twitter']);

/** All strings that start with a capital letter, like a sentence or a title. */
function capitalisedIn(node: ts.Node): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (item: ts.Node): void => {
    if (ts.isStringLiteralLike(item) && /^\p{Lu}\p{Ll}/u.test(item.text) && !brands.has(item.text))
      found.push(item);
    ts.forEachChild(item, visit);
  };
  visit(node);
  return found;
}

function violationsOfAttribute(node: ts.JsxAttribute): string[] {
  const name = node.name.getText();
  if (name === 'style') return [inlineStyle];
  const value = node.initializer;
  const expression = value && ts.isJsxExpression(value) ? value.expression : value;
  const words = literalsIn(expression);
  if (textAttributes.has(name)) return words.map((text) => untranslated(`${name}="${text}"`));
  return name === 'className' ? words.flatMap((item) => [...bareShape(item), ...halfLine(item)]) : [];
}

/** A shape in a background colour is invisible on that background unless it has a stroke. */
function bareShape(classes: string): string[] {
  const fill = /\bfill-surface(-raised|-sunken)?(?![-\w])/.exec(classes)?.[0];
  return fill && !/\bstroke-(?!none)/.test(classes)
    ? [`a shape in a background colour, "${fill}": use fill-track, or add a stroke`]
    : [];
}

/** Clamped text is clipped at the padding edge, so the next line is partly visible in the bottom padding. */
const halfLine = (classes: string): string[] =>
  /\bline-clamp-\d/.test(classes) && /(?<![\w-])p[yb]?-/.test(classes)
    ? ['a partly visible line, "line-clamp" with bottom padding: move the padding to the parent']
    : [];

/** Operators whose result is one of the operands or both of them, unlike comparisons. */
const joining = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** The string literals that an expression may evaluate to. */
function literalsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node))
    return joining.has(node.operatorToken.kind) ? [node.left, node.right].flatMap(literalsIn) : [];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].flatMap(textOf);
  return textOf(node);
}

/** The string literals of a file's constants by name; constants with the same name are combined. */
function constantsOf(source: ts.SourceFile): ReadonlyMap<string, string[]> {
  const constants = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { text } = node.name;
      constants.set(text, [...(constants.get(text) ?? []), ...literalsIn(node.initializer)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** The texts of the constants that an expression may evaluate to. */
function namedIn(node: ts.Node | undefined, constants: ReadonlyMap<string, string[]>): string[] {
  if (!node) return [];
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? [];
  if (ts.isParenthesizedExpression(node)) return namedIn(node.expression, constants);
  const parts = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isBinaryExpression(node) && joining.has(node.operatorToken.kind)
      ? [node.left, node.right]
      : [];
  return parts.flatMap((part) => namedIn(part, constants));
}

function textOf(node: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText && hasWords(node.text) ? [node.text] : [];
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));
