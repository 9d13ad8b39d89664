'use client';

import { type ReactElement, useCallback } from 'react';
import { Icon } from '@/lib/ui/icon';
import { type IconName, iconNameSchema } from '@/lib/ui/icon-names';
import type { ControlProps } from '../field/field-props';
import { SearchCombobox, SelectedValue } from '../search-combobox';

/** Search terms in addition to the name of the icon. */
const iconSynonyms: Readonly<Partial<Record<IconName, string>>> = {
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

const searchableIcons = iconNameSchema.options.map((name) => ({
  key: name,
  name: iconLabel(name),
  searchText: `${iconLabel(name)} ${iconSynonyms[name] ?? ''}`.toLowerCase(),
  icon: <Icon name={name} className="size-5" />,
}));

function iconLabel(name: string): string {
  const label = name.replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Input for an icon, found by its name or a synonym. */
export function IconInput({
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  disabled,
}: ControlProps): ReactElement {
  const selected = iconNameSchema.safeParse(value).data;
  const search = useCallback(async (query: string) => {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    return {
      items: searchableIcons.filter((icon) => terms.every((term) => icon.searchText.includes(term))),
      hasMore: false,
    };
  }, []);
  return (
    <div className="grid gap-2">
      {selected && (
        <SelectedValue
          name={iconLabel(selected)}
          icon={<Icon name={selected} className="size-6" />}
          disabled={disabled}
          searchInputId={id}
          onRemove={() => onChange(undefined, false)}
        />
      )}
      <SearchCombobox
        id={id}
        label={selected ? 'Choose another icon' : 'Search for an icon'}
        describedBy={describedBy}
        isInvalid={isInvalid}
        disabled={disabled}
        search={search}
        onSelect={({ key }) => onChange(key, false)}
      />
    </div>
  );
}
