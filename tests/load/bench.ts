import { benchBuyers } from './bench-buyers.ts';
import { benchComposer } from './bench-composer.ts';
import { benchDatabase } from './bench-database.ts';
import { benchEditors } from './bench-editors.ts';
import { benchForms } from './bench-forms.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { benchMemory } from './bench-memory.ts';
import { benchPublish } from './bench-publish.ts';
import { benchSearch } from './bench-search.ts';
import { benchServer } from './bench-server.ts';

const parts: Record<string, () => Promise<void>> = {
  server: benchServer,
  publish: benchPublish,
  memory: benchMemory,
  editors: benchEditors,
  forms: benchForms,
  lighthouse: benchLighthouse,
  database: benchDatabase,
  search: benchSearch,
  buyers: benchBuyers,
  composer: benchComposer,
};
const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown part ${unknown}; choose from ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts)) {
  if (selected.length === 0 || selected.includes(name)) await measure();
}
process.exit(0);
