import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { bindingFault } from '@/lib/engine/binding-fault';
import type { Fault } from '@/lib/engine/fault';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { subjectsProvided } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { storedBlocksSchema } from '@/schemas/stored-block';

/**
 * The strict door for content: every block that is written, draft or not, has to be whole. What is
 * stored already and comes back untouched passes, so that nothing is lost that this release cannot read.
 * @throws ValidationError that names the id of each faulty block and the path inside it.
 */
export const checkBlocks: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  if (data.blocks === undefined || data.blocks === null) return data;
  if (JSON.stringify(data.blocks) === JSON.stringify(originalDoc?.blocks)) return data;
  const provided = collection.slug === 'pages' ? subjectsOfPage({ ...originalDoc, ...data }) : null;
  const previous = storedBlocksSchema.safeParse(originalDoc?.blocks);
  const result = saveBlocks(data.blocks, previous.success ? previous.data : [], registry, (block) =>
    bindingFault(block, bindingEntries, provided),
  );
  if (result.ok) return data;
  // The label is what Payload's message and the CMS show of a fault.
  const errors = result.faults
    .map(describeFault)
    .map((text) => ({ path: 'blocks', label: toLabel(text), message: text }));
  throw new ValidationError({ collection: collection.slug, errors, req });
};

/** What the addresses of a page name. A page whose route cannot be read has none: another rule refuses it. */
function subjectsOfPage(page: unknown): ReadonlySet<string> {
  const placed = placedSchema.safeParse(page);
  return placed.success ? subjectsProvided(placed.data.route, placed.data.scope) : new Set();
}

const placedSchema = z.object({
  route: z.string(),
  scope: z.enum(['network', 'office', 'agent']).default('network'),
});

/** As `call-to-action "cta-1" at props.heading: Too small`. */
function describeFault({ blockId, blockType, path, message }: Fault): string {
  return `${blockType} "${blockId}" at ${path}: ${message}`;
}

/** Payload's message and the CMS show a fault by its label, and part labels at each comma. */
const toLabel = (message: string): string => message.replaceAll(', ', '; ');
