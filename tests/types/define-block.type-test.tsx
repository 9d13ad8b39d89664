import { z } from 'zod';
import type { ExampleOf, Rendered, View, ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';

const props = z.strictObject({ title: z.string(), count: z.number().default(1) });
const supplied = z.strictObject({ towns: z.array(z.string()) });
type Props = z.infer<typeof props>;

const about = { type: 'sample', label: 'Sample', description: '', category: 'text', props } as const;
const example = async () => ({ props: { title: 'Akwaaba' } });
const withSupplied = { ...about, supplied };
const suppliedExample = async () => ({ props: { title: 'Akwaaba' }, supplied: { towns: ['Ho'] } });
const slots = { aside: { label: 'Beside' } };

const Sample = ({ props: { title, count } }: ViewInput<Props>): Rendered => (
  <p>
    {title.toUpperCase()} {count.toFixed()}
  </p>
);
const Towns = ({ props: { title, towns } }: ViewInput<Props & { towns: string[] }>): Rendered => (
  <p title={title}>{towns.join()}</p>
);
const WithSlot = ({ slot }: ViewInput<Props, 'aside'>): Rendered => <div>{slot('aside')}</div>;
const WrongProps = ({ props: { titel } }: ViewInput<{ titel: string }>): Rendered => <p>{titel}</p>;
const Async = async (_input: ViewInput<Props>) => <p />;
const ReturnsText = (_input: ViewInput<Props>) => 'text';

// Correct definitions compile; without this the other checks would prove nothing.
defineBlock({ ...about, example, view: async () => Sample });
defineBlock({ ...about, example, slots, view: async () => WithSlot });
defineBlock({ ...withSupplied, example: suppliedExample, view: async () => Towns });
defineBlock({ ...withSupplied, example: suppliedExample, view: async () => Sample });
defineBlock({
  ...about,
  props: props.refine(({ count }) => count > 0),
  example,
  rights: { insert: 'network' },
  view: async () => Sample,
});

// @ts-expect-error a view of other props
defineBlock({ ...about, example, view: async () => WrongProps });

// @ts-expect-error a view that fetches
defineBlock({ ...about, example, view: async () => Async });

// @ts-expect-error a view that returns no element
defineBlock({ ...about, example, view: async () => ReturnsText });

// @ts-expect-error a view that is not loaded when it is needed
defineBlock({ ...about, example, view: Sample });

// @ts-expect-error a view of what nobody supplies
defineBlock({ ...about, example, view: async () => Towns });

// @ts-expect-error an example that lacks a prop
defineBlock({ ...about, example: async () => ({ props: {} }), view: async () => Sample });

// @ts-expect-error an example with a prop of the wrong kind
defineBlock({ ...about, example: async () => ({ props: { title: 3 } }), view: async () => Sample });

// @ts-expect-error an example that is not loaded when it is needed
defineBlock({ ...about, example: { props: { title: 'Akwaaba' } }, view: async () => Sample });

// @ts-expect-error an example without what a source supplies
defineBlock({ ...withSupplied, example, view: async () => Towns });

const wronglySupplied = async () => ({ props: { title: 'Akwaaba' }, supplied: { towns: [3] } });
// @ts-expect-error an example that is supplied with something else
defineBlock({ ...withSupplied, example: wronglySupplied, view: async () => Towns });

// @ts-expect-error an example with a prop that does not exist
export const odd: ExampleOf<typeof props> = { props: { title: 'Akwaaba', colour: 'red' } };

// @ts-expect-error a view that asks for a slot the block does not have
defineBlock({ ...about, example, view: async () => WithSlot });

// @ts-expect-error a view that asks for another slot than the block has
defineBlock({ ...about, example, slots: { beside: { label: 'Beside' } }, view: async () => WithSlot });

// @ts-expect-error a slot without a label
defineBlock({ ...about, example, slots: { aside: {} }, view: async () => WithSlot });

// @ts-expect-error a category nobody knows
defineBlock({ ...about, category: 'misc', example, view: async () => Sample });

// @ts-expect-error a right nobody has
defineBlock({ ...about, rights: { insert: 'visitor' }, example, view: async () => Sample });

// @ts-expect-error an upgrade that returns no props
defineBlock({ ...about, example, upgrades: [{ name: 'lose', up: () => null }], view: async () => Sample });

const slotView: View<Props, 'aside'> = ({ slot }) => (
  <div>
    {slot('aside')}
    {/* @ts-expect-error an unknown slot inside a view */}
    {slot('elsewhere')}
  </div>
);
defineBlock({ ...about, example, slots, view: async () => slotView });
