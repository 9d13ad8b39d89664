import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Argument = { name: string; choices: string[] };

/** Every message of a tree by its name, as `office.days.monday`. */
export const allMessages = (tree: object, base = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${base}${key}`, value]] : allMessages(value, `${base}${key}.`),
  );

/** The values a message takes, sorted; of a choice between words, what may be chosen. @throws when it is malformed. */
export function readArguments(message: string): Argument[] {
  const found = new Map(argumentsIn(parse(message)).map((one) => [one.name, one]));
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function argumentsIn(elements: readonly MessageFormatElement[]): Argument[] {
  return elements.flatMap((element): Argument[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsIn(element.children);
    const inner = 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
    // Which plurals there are is the language's business.
    const choices = element.type === TYPE.select ? Object.keys(element.options).sort() : [];
    return [{ name: element.value, choices }, ...inner.flatMap(argumentsIn)];
  });
}
