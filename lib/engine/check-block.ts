import type { z } from 'zod';
import type { Json } from '@/schemas/json';
import { listWords } from '@/schemas/list-words';
import type { StoredBlock } from '@/schemas/stored-block';
import type { SlotRule, Upgrade } from './block';
import { fieldAt } from './described-field';
import { emptyBlanks } from './empty-blanks';
import { type CheckOptions, type Fault, faultOf } from './fault';
import { judgeIssue } from './judge-issue';
import { textFaults } from './text-faults';
import { type Issue, tryParse } from './try-parse';
import { upgradeProps, versionFault } from './upgrade-props';

type Rules = {
  props: z.ZodObject;
  supplied: z.ZodObject | undefined;
  slots: Readonly<Record<string, SlotRule>>;
  upgrades: readonly Upgrade[];
  /** The props as their form has them. */
  describe: () => Json;
};

/** Every fault of a block about to be stored; those of a draft that is only unfinished are passed over. */
export function checkBlock(stored: StoredBlock, rules: Rules, options: CheckOptions): Fault[] {
  const props = upgradeProps(stored, rules.upgrades);
  if (!props) return [versionFault(stored, rules.upgrades.length)];
  const leftOut = new Set(options.supplied.filter((name) => !Object.hasOwn(props, name)));
  const parsed = tryParse(rules.props, emptyBlanks(props));
  const issues = parsed.ok ? [] : parsed.issues;
  const faults = [
    ...issues
      .filter(({ path }) => !(path.length === 1 && leftOut.has(String(path[0]))))
      .map((issue) =>
        faultOf(
          stored,
          ['props', ...issue.path.map(String)].join('.'),
          choiceOf(issue, rules) ?? issue.message,
          judgeIssue(issue),
        ),
      ),
    ...missingSupply(stored, rules.supplied, options.supplied),
    ...Object.entries(stored.slots ?? {}).flatMap(([name, blocks]) =>
      slotFaults({ stored, name, blocks }, rules.slots, options.labelOf),
    ),
    ...emptySlots(stored, rules.slots),
    ...textFaults(stored),
  ];
  return options.severity === 'draft' ? faults.filter((fault) => fault.severity === 'malformed') : faults;
}

/** One of a few values is asked for by the words that its form has for them. */
function choiceOf({ code, input, path }: Issue, { describe }: Rules): string | null {
  if (code !== 'invalid_value' || input === null || input === '') return null;
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  const { options } = fieldAt(describe(), steps) ?? {};
  return options ? `Choose ${listWords(quoted(Object.values(options)), 'or')}` : null;
}

const quoted = (words: readonly string[]): string[] => words.map((word) => `“${word}”`);

/** What only a source can give, on a block whose binding does not give it. */
function missingSupply(stored: StoredBlock, schema: Rules['supplied'], supplied: readonly string[]): Fault[] {
  const isMissing = Object.entries(schema?.shape ?? {}).some(
    ([name, field]) => !supplied.includes(name) && !tryParse(field, undefined).ok,
  );
  return isMissing ? [faultOf(stored, 'bind', 'Choose where its content comes from', 'unfinished')] : [];
}

type Held = { stored: StoredBlock; name: string; blocks: readonly StoredBlock[] };

function slotFaults(
  { stored, name, blocks }: Held,
  slots: Rules['slots'],
  labelOf: (type: string) => string = (type) => type,
): Fault[] {
  const rule = Object.hasOwn(slots, name) ? slots[name] : undefined;
  const labels = quoted(Object.values(slots).map((one) => one.label));
  if (!rule) {
    const instead = labels.length > 0 ? `move them to ${listWords(labels, 'or')}` : 'move them out of it';
    return [faultOf(stored, `slots.${name}`, `This block holds no blocks there: ${instead}`)];
  }
  const { label, allow, most = Number.POSITIVE_INFINITY } = rule;
  const strangers = blocks.flatMap(({ type }, place) =>
    !allow || allow.includes(type)
      ? []
      : [
          faultOf(
            stored,
            `slots.${name}.${place}`,
            `“${label}” takes ${listWords(allow.map(labelOf), 'or')} only`,
          ),
        ],
  );
  return blocks.length > most
    ? [...strangers, faultOf(stored, `slots.${name}`, `“${label}” takes ${most} at most`)]
    : strangers;
}

/** Slots that need more than they hold. A binding may fill those of its block. */
function emptySlots(stored: StoredBlock, slots: Rules['slots']): Fault[] {
  if (stored.bind) return [];
  return Object.entries(slots).flatMap(([name, rule]) =>
    rule.least && (stored.slots?.[name]?.length ?? 0) < rule.least
      ? [faultOf(stored, `slots.${name}`, `“${rule.label}” needs at least ${rule.least}`, 'unfinished')]
      : [],
  );
}
