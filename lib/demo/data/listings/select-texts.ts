const tagged = /^#(\S+) /;

/** The tags a text is limited to; none when it suits every listing of its category. */
export function tagsOf(text: string): string[] {
  return tagged.exec(text)?.[1]?.split(',') ?? [];
}

/** A text without its tags. */
export function plain(text: string): string {
  return text.replace(tagged, '');
}

/** The texts that suit a listing described by `tags`, those written for it first, without their tags. */
export function selectTexts(texts: readonly string[], tags: readonly string[]): string[] {
  const suits = texts.filter((text) => tagsOf(text).some((tag) => tags.includes(tag)));
  const general = texts.filter((text) => tagsOf(text).length === 0);
  return [...suits, ...general].map(plain);
}
