import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { paints } from '@/lib/ui/paints';
import { findDeadClasses } from './find-dead-classes';
import { findRawColours } from './find-raw-colours';
import { findViewViolations } from './find-view-violations';
import { isTest, type ProjectFile, readSources } from './project-files';
import { readClasses } from './read-classes';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): ProjectFile => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
});
const block = process.env.BLOCK;
const isChecked = (file: string) =>
  !block || file.startsWith(`blocks/${block}/`) || file.startsWith('adapters/');
/** With `BLOCK`, only the files of the block and the adapters. */
const sources = readSources(root).filter(({ path: file }) => !isTest(file) && isChecked(file));
/** The minimum number of checked files, unless only a block is checked: a rule without files would always pass. */
const minCheckedFiles = (count: number) => (block ? 0 : count);
const report = (files: readonly ProjectFile[], find: (file: ProjectFile) => string[]) =>
  files.flatMap((file) => find(file).map((violation) => `${file.path}:${violation}`));

/** Tints of the paints that the drawings of `public` use. */
const drawingTints = ['#226650', '#a9c4b2', '#d5e2d3', '#d9cdb6', '#e6b597', '#efe6d3', '#f1dcae'];

describe('colours', () => {
  const styles = globSync('{app,blocks,lib}/**/*.css', { cwd: root, exclude: ['**/generated/**'] }).map(read);

  test('are defined in the palette only', () => {
    expect(styles.length).toBeGreaterThan(5);
    const instead =
      'Use a role of lib/ui/styles/theme.css (bg-surface, text-accent-strong), or lib/ui/paints.ts';
    expect(report([...styles, ...sources], findRawColours), instead).toEqual([]);
  });

  test.skipIf(block)('of the brand are defined once', () => {
    const css = ['tokens', 'palettes'].map((sheet) => read(`lib/ui/styles/${sheet}.css`).text).join('\n');
    for (const [name, paint] of Object.entries(paints)) {
      expect(css.match(new RegExp(paint, 'gi')), name).toEqual([paint]);
      expect(css).toContain(`--paint-${name}: ${paint};`);
    }
  });

  test.skipIf(block)('of public drawings are those of the palette', () => {
    const palette = new Set<string>([...Object.values(paints), ...drawingTints]);
    const drawings = globSync('public/**/*.svg', { cwd: root }).map(read);
    expect(drawings.length).toBeGreaterThan(10);
    expect(
      report(drawings, findRawColours).filter(
        (violation) => !palette.has(violation.split(': ')[1]?.toLowerCase() ?? ''),
      ),
    ).toEqual([]);
  });

  test.each([
    ['const gold = "#d9a441";', '1: #d9a441'],
    ['<rect fill="#D9A4" />', '1: #D9A4'],
    ['.a { color: rgb(20 35 28 / 0.5); }', '1: rgb('],
    ['<path stroke="black" />', '1: stroke="black"'],
    ['.a { background: white; }', '1: white'],
    ['<p className="bg-[#fff]" />', '1: #fff'],
    ['.a { border: 1px solid tomato; }', '1: tomato'],
    ['.a { background-image: linear-gradient(to right, rebeccapurple, transparent); }', '1: rebeccapurple'],
    ['.a { color: color-mix(in srgb, Crimson, var(--paint-ink)); }', '1: Crimson'],
    ["const warning = 'tomato';", "1: 'tomato'"],
    ["const ground = 'linear-gradient(red,blue)';", '1: linear-gradient(red'],
    ["const edge = '1px solid tomato';", '1: solid tomato'],
    ["<stop stopColor='tomato' />", "1: stopColor='tomato'"],
    ['<p className="shadow-[0_0_1px_#000]" />', '1: #000'],
  ])('%s is found', (text, violation) =>
    expect(findRawColours({ path: `blocks/planted.${text.startsWith('.a') ? 'css' : 'tsx'}`, text })).toEqual(
      [violation],
    ),
  );

  test('names, entities and anchors are not colours', () => {
    const text = '<a href="/about#add" fill="none" className="fill-accent">&#8217;</a>';
    expect(findRawColours({ path: 'blocks/planted.tsx', text })).toEqual([]);
    const style = '.a { border: 1px solid var(--paint-gold); color: currentcolor; } /* gold */';
    expect(findRawColours({ path: 'blocks/planted.css', text: style })).toEqual([]);
  });
});

describe('views', () => {
  // Screens of the CMS and the composer are in English only. The two pages at the top of `app` have no language.
  const views = sources.filter(
    ({ path: file }) =>
      /^(blocks|lib|adapters|app|site)\/.*\.tsx$/.test(file) &&
      !/^lib\/(backend|composer)\/|^blocks\/\.storybook|^app\/(\((?:cms|canvas|staff)\)|[^/]+$)/.test(file),
  );

  test('contain no inline styles, untranslated texts and invisible shapes', () => {
    expect(views.length).toBeGreaterThan(minCheckedFiles(80));
    expect(report(views, findViewViolations)).toEqual([]);
  });

  test.each([
    ['<p style={{ color }} />', 'an inline style'],
    ['<p {...{ style }} />', 'an inline style'],
    ['<p {...{ style: { color } }} />', 'an inline style'],
    ["createElement('p', { style: { color } })", 'an inline style'],
    ['<p>Sold at last</p>', 'untranslated words, "Sold at last"'],
    ["const label = 'Sold'; const P = () => <p>{label}</p>;", 'untranslated words, "Sold"'],
    [
      "const P = () => { const label = 'Sold'; return <p>{open && label}</p>; };",
      'untranslated words, "Sold"',
    ],
    ["createElement('p', null, 'Sold')", 'untranslated words, "Sold"'],
    ["<p>{open ? t('a') : 'Closed'}</p>", 'untranslated words, "Closed"'],
    [`<p>{\`by \${name}\`}</p>`, 'untranslated words, "by "'],
    ['<button aria-label="Close" />', 'untranslated words, aria-label="Close"'],
    [`<img alt={\`Photograph of \${name}\`} />`, 'untranslated words, alt="Photograph of "'],
    [
      "const report = () => 'Sold at last'; const P = () => <p>{report()}</p>;",
      'untranslated words, "Sold at last"',
    ],
    ['<Badge text="Sold" />', 'untranslated words, "Sold"'],
    ["<p>{words.sold}</p>; const words = { sold: 'Sold' };", 'untranslated words, "Sold"'],
    ["<p>{['Sold', price].join()}</p>", 'untranslated words, "Sold"'],
    ['const look = { style: { color } }; const P = () => <p {...look} />;', 'an inline style'],
    ['<p ref={(one) => one?.style.setProperty(a, b)} />', 'an inline style'],
    ['<rect className="h-3 fill-surface-sunken" />', 'a shape in a background colour, "fill-surface-sunken"'],
    ['<a className="line-clamp-2 py-1" />', 'a partly visible line, "line-clamp" with bottom padding'],
  ])('%s is found', (text, violation) =>
    expect(findViewViolations({ path: 'blocks/planted.tsx', text })).toEqual([
      expect.stringContaining(`1: ${violation}: `),
    ]),
  );

  test('figures, signs, classes and translated words are fine', () => {
    const text =
      '<p className="fill-surface stroke-line" alt="">{t(\'a.b\')} · {count} %{open && \' – \'}&nbsp;</p>';
    expect(findViewViolations({ path: 'blocks/planted.tsx', text })).toEqual([]);
  });
});

/** A dot after which a line may break, so that the dot is at the end of a line. */
const looseDot = /· /;

test('a dot between two parts of a line wraps with the second part', () => {
  const seen = sources.filter(({ path: file }) =>
    /^(blocks|lib\/(visitor|listing-card|contact-bar))\//.test(file),
  );
  expect(seen.length).toBeGreaterThan(minCheckedFiles(100));
  const loose = seen.filter(({ text }) => looseDot.test(text)).map(({ path: file }) => file);
  expect(loose, 'Use dotSeparator of lib/i18n/dot-separator.ts').toEqual([]);
  expect(looseDot.test(dotSeparator)).toBe(false);
});

describe('classes', () => {
  const known = Promise.all(
    ['app/globals.css', 'lib/buyer-area/buyer-area.css'].map((sheet) => readClasses(root, sheet)),
  ).then((sheets) => new Set(sheets.flatMap((classes) => [...classes])));
  const views = sources.filter(({ path: file }) =>
    /^(app\/(?!\(cms\))|blocks\/(?!\.)|lib\/(?!backend|composer|demo|commands|local-database)|adapters\/)/.test(
      file,
    ),
  );

  test('of views have a style', async () => {
    const classes = await known;
    expect(views.length).toBeGreaterThan(minCheckedFiles(150));
    expect(classes.size).toBeGreaterThan(300);
    expect(report(views, (file) => findDeadClasses(file, classes))).toEqual([]);
  });

  test.skipIf(block)("of the composer's screens are in its own style sheets", async () => {
    const screens = sources.filter(({ path: file }) => /^lib\/composer\/(screens|form)\//.test(file));
    const canvas = sources.filter(({ path: file }) => file.startsWith('lib/composer/canvas/'));
    const [screenClasses, canvasClasses] = await Promise.all(
      ['composer', 'canvas'].map((sheet) => readClasses(root, `lib/composer/styles/${sheet}.css`)),
    );
    expect([screens.length, canvas.length].every((count) => count > 5)).toBe(true);
    expect(report(screens, (file) => findDeadClasses(file, screenClasses ?? new Set()))).toEqual([]);
    expect(report(canvas, (file) => findDeadClasses(file, canvasClasses ?? new Set()))).toEqual([]);
  });

  test.each([
    ['<p className="font-medium text-red-500" />', ['text-red-500']],
    ['<p className="shiny" />', ['shiny']],
    ["<p className={open ? 'p-4' : 'md:p-4xl'} />", ['md:p-4xl']],
    ["<p className={classNames(kind === 'text-card' && 'txt-card')} />", ['txt-card']],
    [
      "const tones = { warm: 'bg-amber-50' }; const P = () => <p className={tones[tone]} />;",
      ['bg-amber-50'],
    ],
    ["function P({ className = 'size-huge' }) { return <p className={className} />; }", ['size-huge']],
    ["buttonClasses('primary', 'mt-4 text-white')", ['text-white']],
    ['<p className={`mt-4 text-$' + '{tone}`} />', ['text-']],
  ])('%s is found', async (text, names) => {
    const found = findDeadClasses({ path: 'blocks/planted.tsx', text }, await known);
    expect(found).toEqual(
      names.map((name) => expect.stringContaining(`1: a class without a style, "${name}": use`)),
    );
  });

  test('markers, variant names and other words are accepted', async () => {
    const text = `<p className="group 2xl:gap-7">{t('listing.askingPrice')}<a className={buttonClasses('quiet')} /></p>`;
    expect(findDeadClasses({ path: 'blocks/planted.tsx', text }, await known)).toEqual([]);
  });
});
