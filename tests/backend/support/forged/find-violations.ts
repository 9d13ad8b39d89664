import { allNodes, isObject, type LooseNode } from './forged-operations';
import type { Foreign } from './forged-pages';

/**
 * Blocks that only network staff may insert and remove. Repeated here so that the tested rule does not check
 * itself.
 */
const networkOnlyTypes = new Set([
  'language-switch',
  'not-found',
  'office-context-bar',
  'site-footer',
  'site-header',
]);

type PlacedBlock = { own: string; text: LooseNode; path: string; isHidden: boolean };

/** Every block with its path and whether it is hidden, by itself or by a parent. */
function placedBlocks(nodes: readonly unknown[], path = '', isParentHidden = false): PlacedBlock[] {
  return nodes.flatMap((node) => {
    if (!isObject(node)) return [];
    const { slots, ...text } = node;
    const isHidden = isParentHidden || node.hidden === true;
    const lists = isObject(slots) ? Object.entries(slots) : [];
    const inner = lists.flatMap(([slot, list]) =>
      Array.isArray(list) ? placedBlocks(list, `${String(node.id)}/${slot}`, isHidden) : [],
    );
    return [{ own: JSON.stringify(text), text, path, isHidden }, ...inner];
  });
}

const parse = (text: string): unknown[] => {
  const nodes: unknown = JSON.parse(text);
  return Array.isArray(nodes) ? nodes : [];
};
const idOf = ({ text }: PlacedBlock) => `${String(text.type)} ${String(text.id)}`;

/**
 * Lists the forbidden changes of an office editor to a page, from its blocks before and after. Blocks in
 * `elsewhere`, from other locales and versions of the page, may be restored.
 */
export function findOwnerViolations(before: string, after: string, elsewhere: readonly string[]): string[] {
  const [was, is] = [placedBlocks(parse(before)), placedBlocks(parse(after))];
  const elsewhereBlocks = elsewhere.flatMap((text) => placedBlocks(parse(text)));
  const [lockedBefore, lockedAfter] = [was, is].map((all) => all.filter(({ text }) => text.lock === true));
  const violations: string[] = [];
  for (const one of lockedBefore ?? []) {
    const now = is.find(({ own, path }) => own === one.own && path === one.path);
    if (!now) violations.push(`locked block changed, moved or deleted: ${one.own}`);
    else if (now.isHidden && !one.isHidden) violations.push(`locked block hidden: ${one.own}`);
  }
  const allowed = new Set([...was, ...elsewhereBlocks].map(({ own }) => own));
  for (const { own } of lockedAfter ?? [])
    if (!allowed.has(own)) violations.push(`locked block added: ${own}`);
  for (const path of new Set((lockedBefore ?? []).map((one) => one.path))) {
    const orderOf = (all: PlacedBlock[] = []) => all.filter((one) => one.path === path).map(({ own }) => own);
    const old = orderOf(lockedBefore);
    const retained = orderOf(lockedAfter).filter((own) => old.includes(own));
    if (retained.join() !== old.join()) violations.push(`locked blocks reordered: ${retained.join()}`);
  }
  for (const one of was.filter(({ text }) => networkOnlyTypes.has(String(text.type)))) {
    const now = is.find((other) => idOf(other) === idOf(one));
    if (!now || (now.isHidden && !one.isHidden))
      violations.push(`network block deleted or hidden: ${one.own}`);
  }
  const existing = new Set(was.map(idOf));
  for (const one of is.filter(({ text }) => networkOnlyTypes.has(String(text.type))))
    if (!existing.has(idOf(one)) && !allowed.has(one.own))
      violations.push(`network block inserted: ${one.own}`);
  return violations;
}

/** Unreadable blocks must stay byte for byte or be removed; new ones are violations. */
export function findUnreadableViolations(after: string, elsewhere: readonly string[]): string[] {
  const isUnreadable = (node: unknown) =>
    !isObject(node) || node.type === 'hologram' || (typeof node.version === 'number' && node.version > 8);
  const elsewhereBlocks = elsewhere.flatMap(textsOfNodes);
  const violations = textsOfNodes(after).filter(
    (text) => isUnreadable(JSON.parse(text)) && !elsewhereBlocks.includes(text),
  );
  const malformed = allNodes(parse(after)).filter(
    (node) =>
      isObject(node) &&
      node.type === 'rich-text' &&
      isObject(node.props) &&
      // A missing text is incomplete, not malformed.
      !['string', 'undefined'].includes(typeof (node.props.text ?? undefined)),
  );
  const before = new Set(
    elsewhere.flatMap((text) => allNodes(parse(text))).map((node) => JSON.stringify(node)),
  );
  return [
    ...violations.map((text) => `unreadable block changed: ${text}`),
    ...malformed
      .map((node) => JSON.stringify(node))
      .filter((node) => !before.has(node))
      .map((node) => `malformed: ${node}`),
  ];
}

/** The stored text of each node in a list of nodes. */
function textsOfNodes(text: string): string[] {
  const found: string[] = [];
  const open: { at: number; isNodes: boolean }[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
      continue;
    }
    if (character === '"') isInText = true;
    if (character === '{' || character === '[') open.push({ at, isNodes: isListOfNodes(text, at) });
    if (character === '}' || character === ']') {
      const opened = open.pop();
      if (opened && open.at(-1)?.isNodes) found.push(text.slice(opened.at, at + 1));
    }
  }
  return found;
}

const isListOfNodes = (text: string, at: number): boolean =>
  text[at] === '[' && (at === 0 || /"(?:first|second|third)":\s*$/.test(text.slice(0, at)));

/** References to records of another office that this office must not use. */
export function findForeignViolations(
  before: string,
  after: string,
  { media, page, office }: Foreign,
): string[] {
  const shapes = [`"media":${media}`, `"page":${page}`, `"office":${office}`];
  return shapes
    .filter((shape) => new RegExp(`${shape}\\b`).test(after) && !new RegExp(`${shape}\\b`).test(before))
    .map((shape) => `record of another office: ${shape}`);
}
