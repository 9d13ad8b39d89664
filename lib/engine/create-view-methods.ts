import type { z } from 'zod';
import type { JsonObject } from '@/schemas/json';
import type { Block, Upgrade, View } from './block';
import { issueOf } from './issue';
import { type TryParseResult, tryParse } from './try-parse';
import { upgradeProps, versionIssue } from './upgrade-props';

type ParseProps<Props> = (resolved: JsonObject) => TryParseResult<Props>;

/**
 * Joins the reading of props with the view. The view is loaded once for all blocks of a type, each block is
 * parsed by itself, and neither waits for the other.
 */
export function createViewMethods<Props, Slot extends string>(
  view: () => Promise<View<Props, Slot>>,
  upgrades: readonly Upgrade[],
  parseProps: ParseProps<Props>,
): Pick<Block, 'parse' | 'loadView'> {
  let loaded: View<Props, Slot> | null = null;
  return {
    // Loaded each time: the module system caches it, and drops it when the file is edited.
    loadView: async () => {
      loaded = await view();
    },
    parse: (stored) => {
      const upgraded = upgradeProps(stored, upgrades);
      if (!upgraded) return { ok: false, issues: [versionIssue(stored, upgrades.length)] };
      const parsed = parseProps(upgraded);
      if (!parsed.ok) {
        const issues = parsed.issues.map(({ path, message }) =>
          issueOf(stored, ['props', ...path.map(String)].join('.'), message),
        );
        return { ok: false, issues };
      }
      return {
        ok: true,
        render: ({ id, page, slots }) => {
          if (!loaded) throw new Error(`Load the view of "${stored.type}" before rendering it`);
          return loaded({ props: parsed.data, page, slot: (name) => slots[name] ?? null, id });
        },
      };
    },
  };
}

/** Parses what an author wrote and what a source supplied, each with its own schema. */
export function parseBoth<Authored extends object, Supplied extends object>(
  authored: z.ZodType<Authored>,
  supplied: z.ZodObject & z.ZodType<Supplied>,
): ParseProps<Authored & Supplied> {
  const names = new Set(Object.keys(supplied.shape));
  return (resolved) => {
    const entries = Object.entries(resolved);
    const authoredResult = tryParse<Authored>(
      authored,
      Object.fromEntries(entries.filter(([name]) => !names.has(name))),
    );
    const suppliedResult = tryParse<Supplied>(
      supplied,
      Object.fromEntries(entries.filter(([name]) => names.has(name))),
    );
    if (authoredResult.ok && suppliedResult.ok)
      return { ok: true, data: { ...authoredResult.data, ...suppliedResult.data } };
    return {
      ok: false,
      issues: [authoredResult, suppliedResult].flatMap((result) => (result.ok ? [] : result.issues)),
    };
  };
}
