/** The names of one block in code and in words. */
export type BlockNames = {
  /** As stored and as its folder is called: `price-band`. */
  type: string;
  /** `priceBand` */
  value: string;
  /** `PriceBand` */
  view: string;
  /** `Price band` */
  label: string;
};

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Imported by the files of a new block, or words of the language. */
const inUse = new Set(
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

/** The names of a block called `type`. @throws with what to do when it cannot be called so. */
export function nameBlock(type: string, taken: readonly string[]): BlockNames {
  if (!kebab.test(type))
    throw new Error(
      `A block is named by small letters and digits with hyphens between words, as price-band.`,
    );
  if (taken.includes(type))
    throw new Error(`There is a block "${type}" already, in blocks/${type}. Choose another name.`);
  if (inUse.has(type)) throw new Error(`"${type}" means something else in code. Choose another name.`);
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
