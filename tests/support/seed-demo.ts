import { fastPayloadArgs, runNode } from '../../lib/commands/run-node.ts';

/** Writes the demonstration network into the configured database. */
export async function seedDemo(env: Record<string, string>): Promise<void> {
  const script = [...fastPayloadArgs, '--import', 'tsx', 'lib/commands/seed.ts'];
  const code = await runNode(script, { env, quiet: true });
  if (code !== 0) throw new Error('The demo network could not be seeded');
}
