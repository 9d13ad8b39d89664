import { useEffect, useState } from 'react';
import { isWithin, useBlockFormContext } from '../field/block-form-context';

/** Longer lists are collapsed initially. */
const MAX_INITIALLY_EXPANDED = 2;

/** Which entries are collapsed. New entries are expanded, and so is the entry of the field to reveal. */
export function useCollapsedEntries(path: string, keys: readonly string[]) {
  const { targetPath } = useBlockFormContext();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(keys.length > MAX_INITIALLY_EXPANDED ? keys : []),
  );
  const targetKey = keys.find((_key, at) => isWithin(targetPath, `${path}.${at}`));
  useEffect(() => {
    if (targetKey !== undefined) setCollapsed((previous) => new Set([...previous].filter((key) => key !== targetKey)));
  }, [targetKey]);
  return {
    isOpen: (key: string) => key === targetKey || !collapsed.has(key),
    toggle: (key: string) =>
      setCollapsed(
        collapsed.has(key) ? new Set([...collapsed].filter((one) => one !== key)) : new Set([...collapsed, key]),
      ),
  };
}
