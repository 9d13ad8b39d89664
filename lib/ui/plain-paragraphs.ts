/**
 * Begins with a letter and goes on with what no Markdown is made of: neither a mark nor a line break, no character by its name, no address.
 * What stands behind a hyphen or a number within a line is no list.
 */
const plainLine = /^[\p{L}“‘«](?:[\p{L}\p{M}\p{N}.,;:!?'"()“”‘’«»–—…%/₵$€£-]| (?! ))*(?<! )$/u;
const address = /:\/\/|www\./i;

/** The paragraphs of a text that says the same as Markdown and without; null of any other, which has to be read. */
export function plainParagraphs(text: string): string[] | null {
  const paragraphs = text.split('\n\n');
  return paragraphs.every((line) => plainLine.test(line) && !address.test(line)) ? paragraphs : null;
}
