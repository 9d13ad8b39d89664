import type { z } from 'zod';
import type { JsonObject } from '@/schemas/json';
import type { Block, Upgrade, View } from './block';
import { faultOf } from './fault';
import { type TryParseResult, tryParse } from './try-parse';
import { upgradeProps, versionFault } from './upgrade-props';

type ReadProps<Props> = (filled: JsonObject) => TryParseResult<Props>;

/**
 * Joins what reads props and what draws them: the view is loaded once for all blocks of a type, each block is
 * parsed by itself, and neither waits for the other.
 */
export function closeView<Props, Slot extends string>(
  view: () => Promise<View<Props, Slot>>,
  upgrades: readonly Upgrade[],
  readProps: ReadProps<Props>,
): Pick<Block, 'parse' | 'loadView'> {
  let loaded: View<Props, Slot> | null = null;
  return {
    // Asked for anew each time: the module system remembers it, and forgets it when the file is edited.
    loadView: async () => {
      loaded = await view();
    },
    parse: (stored) => {
      const filled = upgradeProps(stored, upgrades);
      if (!filled) return { ok: false, faults: [versionFault(stored, upgrades.length)] };
      const parsed = readProps(filled);
      if (!parsed.ok) {
        const faults = parsed.issues.map(({ path, message }) =>
          faultOf(stored, ['props', ...path.map(String)].join('.'), message),
        );
        return { ok: false, faults };
      }
      return {
        ok: true,
        draw: ({ id, page, slots }) => {
          if (!loaded) throw new Error(`Load the view of "${stored.type}" before drawing it`);
          return loaded({ props: parsed.data, page, slot: (name) => slots[name] ?? null, id });
        },
      };
    },
  };
}

/** Reads what an author wrote and what a source supplied, each by its own schema. */
export function readBoth<Authored extends object, Supplied extends object>(
  authored: z.ZodType<Authored>,
  supplied: z.ZodObject & z.ZodType<Supplied>,
): ReadProps<Authored & Supplied> {
  const names = new Set(Object.keys(supplied.shape));
  return (filled) => {
    const entries = Object.entries(filled);
    const own = tryParse<Authored>(
      authored,
      Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    );
    const given = tryParse<Supplied>(
      supplied,
      Object.fromEntries(entries.filter(([name]) => names.has(name))),
    );
    if (own.ok && given.ok) return { ok: true, data: { ...own.data, ...given.data } };
    return { ok: false, issues: [own, given].flatMap((one) => (one.ok ? [] : one.issues)) };
  };
}
