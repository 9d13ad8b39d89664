import type { PageName } from '@/lib/routes/route-names';
import type { JsonObject } from '@/schemas/json';
import type { StoredBinding, StoredBlock } from '@/schemas/stored-block';

/** A block usually without an id, which derives from the page or section. */
export type StarterBlock<Type extends string = string> = {
  type: Type;
  props: JsonObject;
  bind?: StoredBinding;
  /** The id of a block that a link targets. */
  id?: string;
  slots?: Readonly<Partial<Record<string, readonly StarterBlock[]>>>;
};

export type StarterPage = {
  route: PageName;
  title: string;
  noindex?: boolean;
  /** Default: the header and footer of all pages. */
  layout?: 'buyer';
  blocks: readonly StarterBlock[];
};

export const block = <Type extends string>(
  type: Type,
  props: JsonObject,
  slots?: StarterBlock['slots'],
): StarterBlock<Type> => ({ type, props, ...(slots && { slots }) });

export const bound = <Type extends string>(
  type: Type,
  { source, query = {} }: { source: string; query?: JsonObject },
  props: JsonObject = {},
  slots?: StarterBlock['slots'],
): StarterBlock<Type> => ({ ...block(type, props, slots), bind: { source, query } });

/** Adds props, and parameters of the query, to a block of a standard page. */
export const fill = <Type extends string>(
  { bind, ...part }: StarterBlock<Type>,
  props: JsonObject,
  query: JsonObject = {},
): StarterBlock<Type> => ({
  ...part,
  props: { ...part.props, ...props },
  ...(bind && { bind: { ...bind, query: { ...bind.query, ...query } } }),
});

/** Adds ids from the key of the page or section, such as `home-2`. */
export function withIds(blocks: readonly StarterBlock[], key: string): StoredBlock[] {
  return blocks.map(({ slots, id: own, ...rest }, at) => {
    const id = own ?? `${key}-${at + 1}`;
    const inner = Object.entries(slots ?? {}).map(([name, list]) => [
      name,
      withIds(list ?? [], `${id}-${name}`),
    ]);
    return { ...rest, id, version: 0, ...(slots && { slots: Object.fromEntries(inner) }) };
  });
}

/** A link to a page of this site. */
export const link = (label: string, url: string) => ({ label, to: { url } });
