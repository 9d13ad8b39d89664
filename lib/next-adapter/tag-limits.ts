/**
 * Limits within those of Next 16.4.6 for cache tags: 128 per call and 256 UTF-16 code units each
 * (`NEXT_CACHE_TAG_MAX_ITEMS` and `NEXT_CACHE_TAG_MAX_LENGTH` of `lib/constants`). Next ignores tags beyond
 * them and logs a warning.
 */
export const MAX_TAGS_PER_CALL = 100;
export const MAX_TAG_LENGTH = 256;
