import type { ReactElement, ReactNode } from 'react';

type TextLinkProps = {
  /** Final: pass it through `page.href` first. */
  href: string;
  /** What the link says for a moment once it was copied; without, it is followed only. */
  copied?: string;
  children: ReactNode;
};

/** A link in running text or on its own. */
export function TextLink({ href, copied, children }: TextLinkProps): ReactElement {
  return (
    <a href={href} data-copied={copied} className="inline-link">
      {children}
    </a>
  );
}
