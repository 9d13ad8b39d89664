import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'normal' | 'small';

const variants = {
  primary: 'bg-action text-action-text hover:bg-action-hover',
  secondary: 'border border-line-strong text-text hover:border-link hover:text-link',
  quiet: 'text-link underline decoration-accent decoration-2 underline-offset-[6px] hover:decoration-current',
} as const;

const sizes = {
  normal: { boxed: 'min-h-12 px-6 py-3', bare: 'min-h-12 px-1 py-3' },
  small: { boxed: 'min-h-11 px-5 py-2', bare: 'min-h-11 px-1 py-2' },
} as const;

/** The look of a button, for links and for real `<button>` elements alike. */
export function buttonClasses(variant: ButtonVariant, extra?: string, size: ButtonSize = 'normal'): string {
  const padding = sizes[size][variant === 'quiet' ? 'bare' : 'boxed'];
  return classNames('button', variants[variant], padding, extra);
}
