import { useEffect, useState } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { type Issue, issueOf } from '@/lib/engine/issue';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import { jsonSchema } from '@/schemas/json';

/**
 * Delay after typing before a text is parsed, in ms: a long text takes longer to parse than a key press can
 * wait.
 */
const PARSE_DELAY_MS = 400;

/**
 * Links, pictures and HTML in the formatted texts of a block that visitors would not see, as the issues of
 * publishing; updated shortly after typing.
 */
export function useStrippedMarkup(id: string, { props }: StoredNode, definition: Block): readonly Issue[] {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  useEffect(() => {
    let isActive = true;
    const update = (result: readonly Issue[]) =>
      setIssues((before) => (isActive && before.length + result.length > 0 ? result : before));
    const timer = setTimeout(() => findStrippedMarkup(id, props, definition).then(update, () => undefined), PARSE_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [id, props, definition]);
  return issues;
}

async function findStrippedMarkup(id: string, props: unknown, definition: Block): Promise<Issue[]> {
  const texts = formattedTexts(definition.describe(), jsonSchema.catch(null).parse(props ?? null));
  if (texts.length === 0) return [];
  // Loads the Markdown parser.
  const { strippedMarkupIssue } = await import('@/lib/ui/stripped-markup-issue');
  return texts.flatMap(({ text, path }) => {
    const message = strippedMarkupIssue(text);
    return message === null ? [] : [issueOf({ id, type: definition.type }, path, message, 'unfinished')];
  });
}
