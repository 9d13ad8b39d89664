/**
 * A paragraph that starts with a letter and contains no Markdown syntax, line break, character reference or
 * address. A hyphen or number within a line starts no list.
 */
const plainParagraphPattern = /^[\p{L}“‘«](?:[\p{L}\p{M}\p{N}.,;:!?'"()“”‘’«»–—…%/₵$€£-]| (?! ))*(?<! )$/u;
const address = /:\/\/|www\./i;

/**
 * The paragraphs of a text that has the same output with and without Markdown; null for texts that must be
 * parsed.
 */
export function plainParagraphs(text: string): string[] | null {
  const paragraphs = text.split('\n\n');
  return paragraphs.every((line) => plainParagraphPattern.test(line) && !address.test(line))
    ? paragraphs
    : null;
}
