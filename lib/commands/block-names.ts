/** The names of one block in code and in the interface. */
export type BlockNames = {
  /** The stored type, which is also the folder name: `price-band`. */
  type: string;
  /** `priceBand` */
  value: string;
  /** `PriceBand` */
  view: string;
  /** `Price band` */
  label: string;
};

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that the files of a new block import, and reserved words of JavaScript. */
const reservedNames = new Set(
  [
    [
      'section',
      'heading',
      'rendered',
      'view-input',
      'define-block',
      'block-story',
      'dark-story',
      'example-of',
    ],
    ['line-field', 'text-field', 'surface-field', 'definitions', 'registry', 'z'],
    ['break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
    ['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof'],
    ['new', 'null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void'],
    [
      'while',
      'with',
      'yield',
      'let',
      'static',
      'await',
      'async',
      'arguments',
      'eval',
      'package',
      'interface',
    ],
  ].flat(),
);

/**
 * Derives the names of a block from its type.
 * @throws with instructions when the type is malformed, already exists or is reserved.
 */
export function blockNamesOf(type: string, existingTypes: readonly string[]): BlockNames {
  if (!kebab.test(type))
    throw new Error(
      `A block type consists of lowercase letters and digits, with hyphens between words, such as price-band.`,
    );
  if (existingTypes.includes(type))
    throw new Error(`The block "${type}" already exists in blocks/${type}. Choose another name.`);
  if (reservedNames.has(type)) throw new Error(`"${type}" is a reserved name. Choose another name.`);
  const words = type.split('-');
  const view = words.map(capitalise).join('');
  return {
    type,
    view,
    value: view.charAt(0).toLowerCase() + view.slice(1),
    label: capitalise(words.join(' ')),
  };
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
