import fc from 'fast-check';
import { markdownIssue } from '../../schemas/markdown-limits';

const MAX_TEXT_LENGTH = 40_000;

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

/** A few fragments repeated in a few layers: cheap to type and expensive to parse. */
const pattern = fc
  .record({
    unit: fc.array(fragment, { minLength: 1, maxLength: 6 }),
    times: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ unit, times }) => unit.join('').repeat(times));
/** A text that is expensive to parse. */
export const hostileText = fc
  .record({
    parts: fc.array(pattern, { minLength: 1, maxLength: 8 }),
    times: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ parts, times }) => parts.join('').repeat(times).slice(0, MAX_TEXT_LENGTH) || 'a');

/** The longest part of such a text that the limits accept. */
export const barelyAllowed = hostileText.map((text) => {
  let accepted = text;
  while (accepted.length > 1 && markdownIssue(accepted))
    accepted = accepted.slice(0, Math.ceil(accepted.length * 0.8) - 1);
  return accepted || 'a';
});
