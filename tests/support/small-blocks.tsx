import { z } from 'zod';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';
import type { WriteRules } from '@/lib/engine/read-nodes';
import { createRegistry } from '@/lib/engine/registry';
import type { StoredBlock } from '@/schemas/stored-block';

const Note = ({ props }: ViewInput<{ word: string }>): Rendered => <p>{props.word}</p>;
const Box = ({ slot }: ViewInput<{ title: string }, 'inside'>): Rendered => <div>{slot('inside')}</div>;

/** A note with one word; the smallest possible block. */
export const note = defineBlock({
  type: 'note',
  label: 'Note',
  description: 'One word.',
  category: 'text',
  props: z.strictObject({ word: z.string().min(1).max(40) }),
  example: async () => ({ props: { word: 'akwaaba' } }),
  view: async () => Note,
});

/** A box that contains other blocks. */
export const box = defineBlock({
  type: 'box',
  label: 'Box',
  description: 'Holds other blocks.',
  category: 'layout',
  props: z.strictObject({ title: z.string().default('') }),
  slots: { inside: { label: 'Inside' } },
  example: async () => ({ props: {}, slots: { inside: [] } }),
  view: async () => Box,
});

export const smallRegistry = createRegistry([note, box]);

/** A validation context with these blocks and without bindings. */
export const smallValidation: WriteRules = {
  registry: smallRegistry,
  severity: 'publish',
  bindings: [],
  subjectKinds: null,
  writer: 'network',
};

export const noteOf = (id: string, word = id): StoredBlock => ({
  id,
  type: 'note',
  version: 0,
  props: { word },
});
export const boxOf = (id: string, inside: StoredBlock[]): StoredBlock => ({
  id,
  type: 'box',
  version: 0,
  props: {},
  slots: { inside },
});
