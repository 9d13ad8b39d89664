/** The agent's own page, as a network path. */
export function agentPath(slug: string): string {
  return `/agents/${slug}`;
}
