'use client';

import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '@/lib/ui/icon';

type ComboBoxFieldProps = {
  label: string;
  items: readonly { key: string; label: string }[];
  selectedKey: string | null;
  onSelect: (key: string) => void;
};

/** Combo box for one of several items, filtered by typing. */
export function ComboBoxField({ label, items, selectedKey, onSelect }: ComboBoxFieldProps): ReactElement {
  return (
    <ComboBox
      // Remounts when the items change, since default items are read only once.
      key={items.map(({ key }) => key).join(' ')}
      defaultItems={items}
      defaultValue={selectedKey}
      onChange={(key) => {
        if (key !== null) onSelect(String(key));
      }}
      menuTrigger="focus"
    >
      <Label className="mb-1 block font-medium">{label}</Label>
      <div className="relative">
        <Input className="field pr-9" onFocus={(event) => event.currentTarget.select()} />
        <Button className="pane-button absolute inset-y-0 right-0 px-2" aria-label={`Show all: ${label}`}>
          <Icon name="chevron-down" className="size-4" />
        </Button>
      </div>
      <Popover className="pane-popover">
        <ListBox className="max-h-72 overflow-y-auto p-1">
          {(item: { key: string; label: string }) => (
            <ListBoxItem id={item.key} textValue={item.label} className="pane-option">
              {item.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
