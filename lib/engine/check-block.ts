import type { z } from 'zod';
import { formatList } from '@/schemas/format-list';
import type { Json } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { SlotRule, Upgrade } from './block';
import { fieldAt } from './described-field';
import { type CheckOptions, type Issue, issueOf } from './issue';
import { normaliseBlanks } from './normalise-blanks';
import { severityOf } from './severity-of';
import { findTextIssues } from './text-issues';
import { type ParseIssue, tryParse } from './try-parse';
import { upgradeProps, versionIssue } from './upgrade-props';

type BlockRules = {
  props: z.ZodObject;
  supplied: z.ZodObject | undefined;
  slots: Readonly<Record<string, SlotRule>>;
  upgrades: readonly Upgrade[];
  /** The JSON Schema of the props for the form. */
  describe: () => Json;
};

/** Every issue of a block about to be stored; for a draft, only malformed ones. */
export function checkBlock(stored: StoredBlock, rules: BlockRules, options: CheckOptions): Issue[] {
  const props = upgradeProps(stored, rules.upgrades);
  if (!props) return [versionIssue(stored, rules.upgrades.length)];
  const omitted = new Set(options.supplied.filter((name) => !Object.hasOwn(props, name)));
  const parsed = tryParse(rules.props, normaliseBlanks(props));
  const parseIssues = parsed.ok ? [] : parsed.issues;
  const issues = [
    ...parseIssues
      .filter(({ path }) => !(path.length === 1 && omitted.has(String(path[0]))))
      .map((issue) =>
        issueOf(
          stored,
          ['props', ...issue.path.map(String)].join('.'),
          choiceMessage(issue, rules) ?? issue.message,
          severityOf(issue),
        ),
      ),
    ...missingSupply(stored, rules.supplied, options.supplied),
    ...Object.entries(stored.slots ?? {}).flatMap(([name, blocks]) =>
      findSlotIssues({ stored, name, blocks }, rules.slots, options.labelOf),
    ),
    ...findEmptySlots(stored, rules.slots),
    ...findTextIssues(stored),
  ];
  return options.severity === 'draft' ? issues.filter((issue) => issue.severity === 'malformed') : issues;
}

/** For a field with a few values, the message lists the labels that its form shows. */
function choiceMessage({ code, input, path }: ParseIssue, { describe }: BlockRules): string | null {
  if (code !== 'invalid_value' || input === null || input === '') return null;
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  const { options } = fieldAt(describe(), steps) ?? {};
  return options ? `Choose ${formatList(quoted(Object.values(options)), 'or')}` : null;
}

const quoted = (labels: readonly string[]): string[] => labels.map((label) => `“${label}”`);

/** Props that only a source supplies, when the block's binding does not supply them. */
function missingSupply(
  stored: StoredBlock,
  schema: BlockRules['supplied'],
  supplied: readonly string[],
): Issue[] {
  const isMissing = Object.entries(schema?.shape ?? {}).some(
    ([name, field]) => !supplied.includes(name) && !tryParse(field, undefined).ok,
  );
  return isMissing ? [issueOf(stored, 'bind', 'Choose a content source', 'unfinished')] : [];
}

type SlotContent = { stored: StoredBlock; name: string; blocks: readonly StoredBlock[] };

function findSlotIssues(
  { stored, name, blocks }: SlotContent,
  slots: BlockRules['slots'],
  labelOf: (type: string) => string = (type) => type,
): Issue[] {
  const rule = Object.hasOwn(slots, name) ? slots[name] : undefined;
  const labels = quoted(Object.values(slots).map((slotRule) => slotRule.label));
  if (!rule) {
    const instead = labels.length > 0 ? `move them to ${formatList(labels, 'or')}` : 'move them out of it';
    return [issueOf(stored, `slots.${name}`, `This block cannot contain blocks there: ${instead}`)];
  }
  const { label, allow, max = Number.POSITIVE_INFINITY } = rule;
  const disallowed = blocks.flatMap(({ type }, index) =>
    !allow || allow.includes(type)
      ? []
      : [
          issueOf(
            stored,
            `slots.${name}.${index}`,
            `“${label}” accepts only ${formatList(allow.map(labelOf), 'or')}`,
          ),
        ],
  );
  return blocks.length > max
    ? [...disallowed, issueOf(stored, `slots.${name}`, `“${label}” accepts at most ${max}`)]
    : disallowed;
}

/** Slots with fewer blocks than required. A binding may fill the slots of its block. */
function findEmptySlots(stored: StoredBlock, slots: BlockRules['slots']): Issue[] {
  if (stored.bind) return [];
  return Object.entries(slots).flatMap(([name, rule]) =>
    rule.min && (stored.slots?.[name]?.length ?? 0) < rule.min
      ? [issueOf(stored, `slots.${name}`, `“${rule.label}” needs at least ${rule.min}`, 'unfinished')]
      : [],
  );
}
