'use client';

import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LightboxProps } from './lightbox-dialog';

type Opened = { Dialog: ComponentType<LightboxProps>; start: number };

type EnlargeOnClickProps = Omit<LightboxProps, 'start' | 'onClose'> & {
  /** Links to the pictures, each with its index in `pictures` as `data-picture`. */
  children: ReactNode;
};

/**
 * Opens the link of a picture in a dialog instead. The dialog and its animation are loaded when the first
 * picture is opened; on failure the browser follows the link.
 */
export function EnlargeOnClick({ children, ...rest }: EnlargeOnClickProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element && event.target.closest('a[data-picture]');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      import('./lightbox-dialog').then(
        ({ LightboxDialog }) => setOpened({ Dialog: LightboxDialog, start: Number(link.dataset.picture) }),
        () => window.location.assign(link.href),
      );
    };
    const links = frame.current;
    links?.addEventListener('click', open);
    return () => links?.removeEventListener('click', open);
  }, []);

  return (
    <div ref={frame}>
      {children}
      {opened && <opened.Dialog {...rest} start={opened.start} onClose={() => setOpened(null)} />}
    </div>
  );
}
