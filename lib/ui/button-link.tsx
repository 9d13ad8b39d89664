import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';

type ButtonLinkProps = {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  children: ReactNode;
};

const variants = { primary: 'button-primary', secondary: 'button-secondary', quiet: 'button-quiet' } as const;

const sizes = {
  normal: { boxed: '', bare: 'px-1' },
  small: { boxed: 'min-h-11 px-5 py-2', bare: 'min-h-11 px-1 py-2' },
} as const;

/** A link styled as a button. `href` is final: pass it through `page.href` first. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'normal',
  children,
}: ButtonLinkProps): ReactElement {
  const padding = sizes[size][variant === 'quiet' ? 'bare' : 'boxed'];
  return (
    <a href={href} className={classNames('button', variants[variant], padding)}>
      {children}
    </a>
  );
}
