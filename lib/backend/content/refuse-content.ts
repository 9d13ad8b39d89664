import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { registry } from '@/blocks/registry';
import type { Fault } from '@/lib/engine/fault';
import { tellFault } from '@/lib/engine/tell-fault';
import { localeNames } from '@/lib/i18n/locales';
import { localeSchema } from '@/schemas/locale';

/**
 * A fault of content, at the field of the form that it is mended in. `message` is all of it in words; of one of a block the composer is told which
 * it is, the `place` in it and the `sentence` by itself, and the language where that is another one.
 */
export type ContentFault = {
  path: 'blocks' | 'body';
  message: string;
  block?: string;
  place?: string;
  sentence?: string;
  language?: string;
};

/** @param nodes where the blocks stand that faults are of. */
export const inBlocks =
  (nodes: readonly unknown[]) =>
  (fault: Fault): ContentFault => ({
    path: 'blocks',
    message: tellFault(fault, nodes, registry),
    ...(fault.blockId !== '' && { block: fault.blockId, place: fault.path, sentence: fault.message }),
  });

/** The refusal of content, with each of its faults. */
export function refuseContent(
  faults: readonly ContentFault[],
  collection: CollectionSlug,
  req: PayloadRequest,
): ValidationError {
  const errors = faults.map(({ message, ...fault }) => ({ ...fault, label: message, message }));
  return new ValidationError({ collection, errors, req });
}

/** The faults of a language that is published along with the one that is written. */
export const inLanguage = (locale: string, faults: readonly ContentFault[]): ContentFault[] =>
  faults.map(({ path, message }) => ({
    ...{ path, language: locale },
    message: `In ${nameOf(locale)}: ${message}`,
  }));

function nameOf(locale: string): string {
  const { data } = localeSchema.safeParse(locale);
  return data ? localeNames[data] : locale;
}
