import type { ReactElement, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes';

type ButtonLinkProps = { href: string; variant?: ButtonVariant; size?: ButtonSize; children: ReactNode };

/** A link that looks like a button. `href` is final: pass it through `page.href` first. */
export function ButtonLink({ href, variant = 'primary', size, children }: ButtonLinkProps): ReactElement {
  return (
    <a href={href} className={buttonClasses(variant, undefined, size)}>
      {children}
    </a>
  );
}
