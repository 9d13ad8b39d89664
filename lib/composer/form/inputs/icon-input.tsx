'use client';

import { type ReactElement, useCallback } from 'react';
import { Icon } from '@/lib/ui/icon';
import { type IconName, iconNameSchema } from '@/lib/ui/icon-names';
import type { ControlProps } from '../field/field-props';
import { ChosenWord } from '../finding/chosen-word';
import { FindBox } from '../finding/find-box';

/** What people look for where an icon's own name is another word. */
const alsoCalled: Readonly<Partial<Record<IconName, string>>> = {
  bed: 'hotel sleep guest house',
  briefcase: 'work business professional',
  building: 'office house property',
  calculator: 'valuation sums accounts',
  calendar: 'date day appointment',
  cart: 'shop buy retail',
  chart: 'figures growth statistics',
  check: 'done yes tick',
  clock: 'time hours',
  coins: 'money price cost cash',
  document: 'paper contract file',
  globe: 'world abroad country',
  graduation: 'school education training',
  handshake: 'deal agreement sale trust',
  health: 'pharmacy clinic medicine',
  key: 'handover owner',
  leaf: 'farm agriculture nature',
  lock: 'confidential secret private',
  mail: 'letter email',
  'map-pin': 'place location address',
  phone: 'telephone call',
  plate: 'food restaurant chop bar',
  scale: 'law balance fair',
  scissors: 'hair salon barber',
  shield: 'safe protection secure',
  star: 'rating favourite',
  store: 'shop kiosk',
  tools: 'repair workshop garage',
  'trend-up': 'growth profit',
  truck: 'transport haulage delivery',
  users: 'people team staff',
};

const all = iconNameSchema.options.map((name) => ({
  key: name,
  name: wordsOf(name),
  words: `${wordsOf(name)} ${alsoCalled[name] ?? ''}`.toLowerCase(),
  sign: <Icon name={name} className="size-5" />,
}));

function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An icon of the family, by what it shows or stands for. */
export function IconInput({ value, change, id, about, isWrong, disabled }: ControlProps): ReactElement {
  const chosen = iconNameSchema.safeParse(value).data;
  const search = useCallback(async (sought: string) => {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
    return { found: all.filter((icon) => words.every((word) => icon.words.includes(word))), hasMore: false };
  }, []);
  return (
    <div className="grid gap-2">
      {chosen && (
        <ChosenWord
          name={wordsOf(chosen)}
          sign={<Icon name={chosen} className="size-6" />}
          disabled={disabled}
          soughtIn={id}
          takeOut={() => change(undefined, false)}
        />
      )}
      <FindBox
        id={id}
        label={chosen ? 'Search for another icon' : 'Search for an icon'}
        about={about}
        isWrong={isWrong}
        disabled={disabled}
        search={search}
        choose={({ key }) => change(key, false)}
      />
    </div>
  );
}
