import ts from 'typescript';
import type { ProjectFile } from './project-files';

/**
 * Words that this codebase used in a private sense; `docs/glossary.md` names the standard term for each. They are refused in identifiers, file
 * names, routes, headers and `data-*` attributes.
 */
const refusedWords: ReadonlySet<string> = new Set([
  ...['ask', 'asks', 'asked', 'tell', 'tells', 'telling', 'told', 'say', 'says', 'saying', 'said'],
  ...['hear', 'hears', 'heard', 'keeps', 'keeping', 'kept', 'looked', 'looking'],
  ...['stand', 'stands', 'standing', 'sitting', 'sittings', 'gone', 'behind'],
  ...['anew', 'customs', 'nobody', 'somebody'],
]);

/** Words refused in test titles. Titles are sentences: "asks for confirmation" and "behind a proxy" are standard English. */
const refusedTitleWords: ReadonlySet<string> = new Set([
  ...['told', 'anew', 'asked', 'heard', 'gone', 'stands', 'standing', 'kept', 'nobody', 'somebody'],
]);

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = [...refusedWords, ...refusedTitleWords];
/** A refused word in lower case, in upper case or with a capital. Files without a match need not be parsed. */
const anyRefusedWord = new RegExp(
  `(?<![a-z])(?:${words.join('|')})(?![a-z])|(?:${words.map(capitalise).join('|')})(?![a-z])|${words.join('|').toUpperCase()}`,
);

/** A refused word that is allowed as a name, in the files that match `files`. */
type AllowedName = { name: string; files: RegExp; reason: string };

const detailFiles = /listing-detail|demo\/pages/;
const smsFiles = /receive-sms|text-messages\.test/;
const valuationFiles = /valuation|listing-statistics|\/listing-in-trade\.test/;
const eventFiles =
  /visitor-form|forms\/short-forms|\/field-labels|\/event-days|owners-morning|create-event|form-types|valid-forms|tour\/mails|form-error-page|no-script-form-page/;

export const allowedNames: readonly AllowedName[] = [
  { name: 'asked', files: valuationFiles, reason: 'the SDL field `ValuationMultiple.asked`' },
  { name: 'asked', files: /analytics\/consent\.ts$|consent-banner\.test/, reason: 'a key in local storage' },
  { name: 'ask', files: detailFiles, reason: 'a stored prop of the block `listing-detail`' },
  { name: 'askText', files: detailFiles, reason: 'a stored prop of the block `listing-detail`' },
  { name: 'sitting', files: eventFiles, reason: 'a stored field of the form `event-seat`' },
  { name: 'sittings', files: eventFiles, reason: 'a stored prop of the block `visitor-form`' },
  { name: 'heard', files: smsFiles, reason: 'a key in the response to the SMS gateway' },
  {
    name: 'composer_sittings',
    files: /previous-schema\.test\.ts$/,
    reason: 'a table of the previous schema',
  },
];

/** The lower-case words of `camelCase`, `PascalCase`, `SNAKE_CASE` and `kebab-case`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const isRefused = (name: string, path: string, allowed: readonly AllowedName[]): boolean =>
  wordsOf(name).some((word) => refusedWords.has(word)) &&
  !allowed.some((entry) => entry.name === name && entry.files.test(path));

/** Declared names, `data-*` attributes, `x-*` headers, routes and test titles with a refused word, as `file:line: name`. */
export function findRefusedNames({ path, text }: ProjectFile, allowed = allowedNames): string[] {
  if (!anyRefusedWord.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameIn(node);
    const isTitle = isTestTitle(node);
    if (isTitle ? titleHasRefusedWord(node) : name !== null && isRefused(name, path, allowed)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1}: ${isTitle ? titleOf(node) : name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** File names with a refused word. */
export const findRefusedPaths = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.split(/[/.]/).some((name) => isRefused(name, path, allowedNames)));

/** Exported type names that more than one file declares, as `file:line: name`. */
export function findDuplicateTypes(files: readonly ProjectFile[]): string[] {
  const declarations = files.flatMap(({ path, text }) =>
    linesOf(text).flatMap((line, index) => {
      const name = /^export (?:declare )?(?:type|interface|enum) (\w+)\b/.exec(line)?.[1];
      return name ? [{ name, at: `${path}:${index + 1}` }] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const { name } of declarations) counts.set(name, (counts.get(name) ?? 0) + 1);
  return declarations
    .filter(({ name }) => (counts.get(name) ?? 0) > 1)
    .map(({ name, at }) => `${at}: ${name}`);
}

/** The last word of a constant: its unit, or the kind of a number without one. */
const units = new Set([
  ...['MS', 'MICROSECONDS', 'SECONDS', 'MINUTES', 'HOURS', 'DAYS', 'YEARS', 'BYTES', 'KB', 'MB', 'PX', 'REM'],
  ...['METRES', 'KM', 'PESEWAS', 'UNITS', 'LINES', 'ROWS', 'PAGES', 'LEVELS', 'DECIMALS', 'PERCENT'],
  ...['RATIO', 'FACTOR', 'DIVISOR', 'COUNT', 'LENGTH', 'SIZE', 'DEPTH', 'LEVEL', 'INDEX'],
  ...['VERSION', 'STATUS', 'PORT', 'YEAR', 'KEY', 'CODE'],
]);

/** `MAX_` and `MIN_` with the noun that they limit, and rates such as `WORDS_PER_MINUTE`. */
const limitOrRate = /^(?:MAX|MIN)_[A-Z]|[A-Z]_PER_[A-Z]/;

/** Numeric constants of modules that are not in upper case, or name neither a unit nor what they limit, as `file:line: name`. */
export const findConstantsWithoutUnit = ({ path, text }: ProjectFile): string[] =>
  linesOf(text).flatMap((line, index) => {
    const name = /^(?:export )?const (\w+)(?:: number)? = -?[\d_.]+(?: [*/] [\d_.]+)*;/.exec(line)?.[1];
    return !name || isNumberName(name) ? [] : [`${path}:${index + 1}: ${name}`];
  });

const isNumberName = (name: string): boolean =>
  /^[A-Z][A-Z0-9_]*$/.test(name) && (limitOrRate.test(name) || units.has(name.split('_').at(-1) ?? ''));

const linesOf = (text: string): string[] => text.split('\n');

/** The name that a node declares, or the header, attribute or route that it contains; null for none. */
function nameIn(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return isDeclaredName(node) ? node.text : null;
  if (ts.isJsxAttribute(node)) return publicName(node.name.getText());
  return ts.isStringLiteralLike(node) ? publicName(node.text) : null;
}

function isDeclaredName(node: ts.Identifier): boolean {
  const { parent } = node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isEnumMember(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertyAssignment(parent);
  const isAlias = ts.isNamespaceImport(parent) || ts.isImportSpecifier(parent) || ts.isImportClause(parent);
  return (declares || isAlias) && parent.name === node;
}

/** A `data-*` attribute, a header of the project or a route of the site. */
const publicName = (text: string): string | null =>
  /^(data|x)-[a-z-]+$/.test(text) || /^\/(api|compose|cms-api)\/[a-z/:-]+$/.test(text) ? text : null;

/** The text of a title, with the placeholders of a template. */
const titleOf = (node: ts.Node): string => node.getText().slice(1, -1);

const titleHasRefusedWord = (node: ts.Node): boolean =>
  titleOf(node)
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => refusedTitleWords.has(word));

function isTestTitle(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  return /^(it|test|describe)\b/.test(parent.expression.getText());
}
