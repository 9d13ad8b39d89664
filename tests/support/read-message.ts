import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type MessageArgument = { name: string; choices: string[] };

/** Every message of a catalogue with its key, as `office.days.monday`. */
export const allMessages = (tree: object, base = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${base}${key}`, value]] : allMessages(value, `${base}${key}.`),
  );

/**
 * The arguments of a message, sorted; for a select, its options.
 * @throws when the message is malformed.
 */
export function readArguments(message: string): MessageArgument[] {
  const byArgument = new Map(argumentsIn(parse(message)).map((item) => [item.name, item]));
  return [...byArgument.values()].sort((first, second) => first.name.localeCompare(second.name));
}

function argumentsIn(elements: readonly MessageFormatElement[]): MessageArgument[] {
  return elements.flatMap((element): MessageArgument[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsIn(element.children);
    const inner = 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
    // Plural categories depend on the language.
    const choices = element.type === TYPE.select ? Object.keys(element.options).sort() : [];
    return [{ name: element.value, choices }, ...inner.flatMap(argumentsIn)];
  });
}
