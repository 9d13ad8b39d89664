import ts from 'typescript';
import type { HouseFile } from './house-files';

/** Attributes whose text is read or heard by visitors. */
const spoken = new Set([
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

/** What a view does against the house rules, each as `line: fault`: inline styles, words of its own, bare shapes. */
export function findViewFaults({ path, text }: HouseFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const tell = (node: ts.Node, fault: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    faults.push(`${line + 1}: ${fault}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) for (const fault of faultsOfAttribute(node)) tell(node, fault);
    if (ts.isJsxText(node) && hasWords(node.text)) tell(node, untranslated(`"${node.text.trim()}"`));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      for (const words of literalsIn(node.expression)) tell(node, untranslated(`"${words}"`));
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (/setAttribute\(\s*['"]style['"]/.test(text))
    faults.push('1: an inline style, set as an attribute: set a class');
  return faults;
}

const untranslated = (words: string) =>
  `untranslated words, ${words}: add them to lib/i18n/messages/en.ts and show them by page.t`;

function faultsOfAttribute(node: ts.JsxAttribute): string[] {
  const name = node.name.getText();
  if (name === 'style') return ['an inline style: use classes; lib/ui/README.md names those of the house'];
  const value = node.initializer;
  const expression = value && ts.isJsxExpression(value) ? value.expression : value;
  const words = literalsIn(expression);
  if (spoken.has(name)) return words.map((text) => untranslated(`${name}="${text}"`));
  return name === 'className' ? words.flatMap(bareShape) : [];
}

/** A shape in the colour of a ground cannot be seen on that ground unless it has an edge. */
function bareShape(classes: string): string[] {
  const fill = /\bfill-surface(-raised|-sunken)?(?![-\w])/.exec(classes)?.[0];
  return fill && !/\bstroke-(?!none)/.test(classes)
    ? [`a shape that a ground swallows, "${fill}": use fill-track, or add a stroke`]
    : [];
}

/** Operators whose result is one side, or both together; a comparison's is neither. */
const joining = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** The literal texts an expression may come out as. */
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

function textOf(node: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText && hasWords(node.text) ? [node.text] : [];
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));
