import { useEffect, useState } from 'react';
import { isWithin, useFormPlace } from '../field/form-place';

/** More entries than this are folded until one is opened. */
const mostUnfolded = 2;

/** Which entries of a list are folded: a new one is not, nor one to which somebody is led. */
export function useFolded(path: string, keys: readonly string[]) {
  const { wanted } = useFormPlace();
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(keys.length > mostUnfolded ? keys : []),
  );
  const led = keys.find((_key, at) => isWithin(wanted, `${path}.${at}`));
  useEffect(() => {
    if (led !== undefined) setFolded((before) => new Set([...before].filter((key) => key !== led)));
  }, [led]);
  return {
    isOpen: (key: string) => key === led || !folded.has(key),
    toggle: (key: string) =>
      setFolded(
        folded.has(key) ? new Set([...folded].filter((one) => one !== key)) : new Set([...folded, key]),
      ),
  };
}
