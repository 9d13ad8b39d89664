import { z } from 'zod';
import { environment } from '@/lib/environment';

const contentUrlSchema = z.url({
  protocol: /^https?$/,
  error:
    'CONTENT_GRAPHQL_URL must be an absolute http or https address, for example https://content.example.com/graphql',
});

/**
 * The GraphQL address of the remote backend; undefined when this instance is its own backend. @throws when
 * it is not an http or https URL.
 */
export function readContentUrl(given = environment.contentGraphqlUrl()): string | undefined {
  const value = given?.trim();
  if (!value) return undefined;
  const parsed = contentUrlSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => issue.message).join('; '));
}
