const tagged = /^#(\S+) /;

/** The tags of a text; empty when it applies to every listing of its category. */
export function tagsOf(text: string): string[] {
  return tagged.exec(text)?.[1]?.split(',') ?? [];
}

/** The text without its tags. */
export function withoutTags(text: string): string {
  return text.replace(tagged, '');
}

/**
 * The texts that apply to a listing with these tags, without their tags; texts that require a tag come
 * first.
 */
export function selectTexts(texts: readonly string[], tags: readonly string[]): string[] {
  const suits = texts.filter((text) => tagsOf(text).some((tag) => tags.includes(tag)));
  const general = texts.filter((text) => tagsOf(text).length === 0);
  return [...suits, ...general].map(withoutTags);
}
