import type { ReactElement } from 'react';
import { Fact } from '@/lib/ui/fact';
import type { HeroProps } from './hero.schema';

export function HeroFacts({ facts }: { facts: HeroProps['facts'] }): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-8 border-t border-line-strong pt-6 sm:flex sm:flex-wrap sm:gap-x-14 lg:gap-x-20">
      {facts.map((fact) => (
        <Fact key={fact.label} label={fact.label} value={fact.value} note={fact.note} size="large" />
      ))}
    </dl>
  );
}
