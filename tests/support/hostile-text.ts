import fc from 'fast-check';
import { markdownFault } from '../../schemas/markdown-limits';

const longestText = 40_000;

const marks =
  '* ** _ __ ~ ~~ ` `` ``` [ ] ![ ]( ) [^a] [a]: ](tel: <!-- < > > - + 1. # | -|- === \\ & &amp; @b.gh www. http://';
const fragment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks.split(' ')) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(' ', '\n', '\n\n', '\t', '  ', '\r', '    ', '😀', '\0', 'a', 'word '),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);

/** A few fragments in a row, again and again, in a few layers: what is cheap to type and dear to read. */
const pattern = fc
  .record({
    unit: fc.array(fragment, { minLength: 1, maxLength: 6 }),
    times: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ unit, times }) => unit.join('').repeat(times));
/** A text that is made to be dear to read. */
export const hostileText = fc
  .record({
    parts: fc.array(pattern, { minLength: 1, maxLength: 8 }),
    times: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ parts, times }) => parts.join('').repeat(times).slice(0, longestText) || 'a');

/** Just what the limits let through, made as dear as it gets. */
export const barelyAllowed = hostileText.map((text) => {
  let kept = text;
  while (kept.length > 1 && markdownFault(kept)) kept = kept.slice(0, Math.ceil(kept.length * 0.8) - 1);
  return kept || 'a';
});
