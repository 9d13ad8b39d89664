import type { ReactElement } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { Fact } from '@/lib/ui/fact';
import type { HeroProps } from './hero.schema';

const MAX_COLUMN_WORD_LENGTH = 11;

/** Word boundaries, except inside a number such as a phone number. */
const wordBoundaries = /(?<!\d)\s|\s(?!\d)|-/;

/** True when a word or number is too long for half the width of a phone, such as an email address. */
const isWide = (value: string): boolean =>
  value.split(wordBoundaries).some((word) => word.length > MAX_COLUMN_WORD_LENGTH);

export function HeroFacts({ facts }: { facts: HeroProps['facts'] }): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl
      className={classNames(
        'grid w-full gap-x-6 gap-y-8 border-t border-line-strong pt-6 sm:flex sm:flex-wrap sm:gap-x-14 lg:gap-x-16',
        !facts.some(({ value }) => isWide(value)) && 'grid-cols-2',
      )}
    >
      {facts.map((fact) => (
        <Fact key={fact.label} label={fact.label} value={fact.value} note={fact.note} size="large" />
      ))}
    </dl>
  );
}
