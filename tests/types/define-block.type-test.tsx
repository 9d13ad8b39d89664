import { z } from 'zod';
import type { Rendered, View, ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';

const props = z.strictObject({ title: z.string(), count: z.number().default(1) });
type Props = z.infer<typeof props>;

const about = { type: 'sample', label: 'Sample', description: '', category: 'text', props } as const;
const example = { title: 'Akwaaba' };

const Sample = ({ props: { title, count } }: ViewInput<Props>): Rendered => (
  <p>
    {title.toUpperCase()} {count.toFixed()}
  </p>
);
const WithSlot = ({ slot }: ViewInput<Props, 'aside'>): Rendered => <div>{slot('aside')}</div>;
const WrongProps = ({ props: { titel } }: ViewInput<{ titel: string }>): Rendered => <p>{titel}</p>;
const Async = async (_input: ViewInput<Props>) => <p />;
const ReturnsText = (_input: ViewInput<Props>) => 'text';

// What is right compiles: the other tests would mean nothing without it.
defineBlock({ ...about, example, view: async () => Sample });
defineBlock({ ...about, example, slots: ['aside'], view: async () => WithSlot });

// @ts-expect-error a view of other props
defineBlock({ ...about, example, view: async () => WrongProps });

// @ts-expect-error a view that fetches
defineBlock({ ...about, example, view: async () => Async });

// @ts-expect-error a view that returns no element
defineBlock({ ...about, example, view: async () => ReturnsText });

// @ts-expect-error a view that is not loaded when it is needed
defineBlock({ ...about, example, view: Sample });

// @ts-expect-error an example that lacks a prop
defineBlock({ ...about, example: {}, view: async () => Sample });

// @ts-expect-error an example with a prop of the wrong kind
defineBlock({ ...about, example: { title: 3 }, view: async () => Sample });

// @ts-expect-error an example with a prop that does not exist
defineBlock({ ...about, example: { title: 'Akwaaba', colour: 'red' }, view: async () => Sample });

// @ts-expect-error a view that asks for a slot the block does not have
defineBlock({ ...about, example, view: async () => WithSlot });

// @ts-expect-error a view that asks for another slot than the block has
defineBlock({ ...about, example, slots: ['beside'], view: async () => WithSlot });

const holder = { ...about, example, slots: ['aside'], view: async () => WithSlot } as const;
// @ts-expect-error an example that fills a slot the block does not have
defineBlock({ ...holder, exampleSlots: { beside: [] } });

// @ts-expect-error a category nobody knows
defineBlock({ ...about, category: 'misc', example, view: async () => Sample });

// @ts-expect-error an upgrade that returns no props
defineBlock({ ...about, example, upgrades: [{ name: 'lose', up: () => null }], view: async () => Sample });

const draw: View<Props, 'aside'> = ({ slot }) => (
  <div>
    {slot('aside')}
    {/* @ts-expect-error an unknown slot inside a view */}
    {slot('elsewhere')}
  </div>
);
defineBlock({ ...about, example, slots: ['aside'], view: async () => draw });
