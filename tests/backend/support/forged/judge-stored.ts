import { allNodes, isObject, type LooseNode } from './forged-operations';
import type { Foreign } from './forged-pages';

/** What only the network's staff put in and take out: said here once more, so that the rule under test is not its own judge. */
const ofNetwork = new Set([
  'language-switch',
  'not-found',
  'office-context-bar',
  'site-footer',
  'site-header',
]);

type Standing = { own: string; text: LooseNode; place: string; isUnseen: boolean };

/** Every block with where it stands and whether visitors are kept from it, by itself or by what it stands in. */
function standings(nodes: readonly unknown[], place = '', isWithinUnseen = false): Standing[] {
  return nodes.flatMap((node) => {
    if (!isObject(node)) return [];
    const { slots, ...text } = node;
    const isUnseen = isWithinUnseen || node.hidden === true;
    const lists = isObject(slots) ? Object.entries(slots) : [];
    const inner = lists.flatMap(([slot, list]) =>
      Array.isArray(list) ? standings(list, `${String(node.id)}/${slot}`, isUnseen) : [],
    );
    return [{ own: JSON.stringify(text), text, place, isUnseen }, ...inner];
  });
}

const parse = (text: string): unknown[] => {
  const nodes: unknown = JSON.parse(text);
  return Array.isArray(nodes) ? nodes : [];
};
const idOf = ({ text }: Standing) => `${String(text.type)} ${String(text.id)}`;

/**
 * What an office's editor has done to a page that they may not, by what stood there and what stands there now. `elsewhere` is
 * what other languages and versions of the page have: it may come back.
 */
export function judgeOwner(before: string, after: string, elsewhere: readonly string[]): string[] {
  const [was, is] = [standings(parse(before)), standings(parse(after))];
  const known = elsewhere.flatMap((text) => standings(parse(text)));
  const [lockedBefore, lockedAfter] = [was, is].map((all) => all.filter(({ text }) => text.lock === true));
  const faults: string[] = [];
  for (const one of lockedBefore ?? []) {
    const now = is.find(({ own, place }) => own === one.own && place === one.place);
    if (!now) faults.push(`locked and changed, moved or gone: ${one.own}`);
    else if (now.isUnseen && !one.isUnseen) faults.push(`locked and hidden: ${one.own}`);
  }
  const mayStand = new Set([...was, ...known].map(({ own }) => own));
  for (const { own } of lockedAfter ?? []) if (!mayStand.has(own)) faults.push(`locked and new: ${own}`);
  for (const place of new Set((lockedBefore ?? []).map((one) => one.place))) {
    const orderOf = (all: Standing[] = []) => all.filter((one) => one.place === place).map(({ own }) => own);
    const old = orderOf(lockedBefore);
    const kept = orderOf(lockedAfter).filter((own) => old.includes(own));
    if (kept.join() !== old.join()) faults.push(`locked ones in another order: ${kept.join()}`);
  }
  for (const one of was.filter(({ text }) => ofNetwork.has(String(text.type)))) {
    const now = is.find((other) => idOf(other) === idOf(one));
    if (!now || (now.isUnseen && !one.isUnseen)) faults.push(`the network's, gone or hidden: ${one.own}`);
  }
  const stood = new Set(was.map(idOf));
  for (const one of is.filter(({ text }) => ofNetwork.has(String(text.type))))
    if (!stood.has(idOf(one)) && !mayStand.has(one.own)) faults.push(`the network's, put in: ${one.own}`);
  return faults;
}

/** Whatever nobody here can read stays as it was, to the byte, or is taken out; nothing of the kind is put in. */
export function judgeUnreadable(after: string, elsewhere: readonly string[]): string[] {
  const isStrange = (node: unknown) =>
    !isObject(node) || node.type === 'hologram' || (typeof node.version === 'number' && node.version > 8);
  const known = elsewhere.flatMap(textsOfNodes);
  const faults = textsOfNodes(after).filter((text) => isStrange(JSON.parse(text)) && !known.includes(text));
  const malformed = allNodes(parse(after)).filter(
    (node) =>
      isObject(node) &&
      node.type === 'rich-text' &&
      isObject(node.props) &&
      // What is missing may be written yet.
      !['string', 'undefined'].includes(typeof (node.props.text ?? undefined)),
  );
  const before = new Set(
    elsewhere.flatMap((text) => allNodes(parse(text))).map((node) => JSON.stringify(node)),
  );
  return [
    ...faults.map((text) => `cannot be read, and is not as it was: ${text}`),
    ...malformed
      .map((node) => JSON.stringify(node))
      .filter((node) => !before.has(node))
      .map((node) => `malformed: ${node}`),
  ];
}

/** The text of each node that stands in a list of nodes, as it is stored. */
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
      const begun = open.pop();
      if (begun && open.at(-1)?.isNodes) found.push(text.slice(begun.at, at + 1));
    }
  }
  return found;
}

const isListOfNodes = (text: string, at: number): boolean =>
  text[at] === '[' && (at === 0 || /"(?:first|second|third)":\s*$/.test(text.slice(0, at)));

/** Records of another office that nobody of this one may take up. */
export function judgeForeign(before: string, after: string, { media, page, office }: Foreign): string[] {
  const shapes = [`"media":${media}`, `"page":${page}`, `"office":${office}`];
  return shapes
    .filter((shape) => new RegExp(`${shape}\\b`).test(after) && !new RegExp(`${shape}\\b`).test(before))
    .map((shape) => `another office's: ${shape}`);
}
