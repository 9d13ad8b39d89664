import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { Eyebrow } from './eyebrow';
import { Heading, type HeadingLevel } from './heading';

type SectionIntroProps = {
  eyebrow?: string | undefined;
  heading?: string | undefined;
  /** The heading without scripts, and then without text: for a section whose function needs scripts. */
  unscripted?: string;
  text?: string | undefined;
  level?: HeadingLevel;
  /** Id of the heading, for the section's `labelledBy`. */
  id?: string | undefined;
  align?: 'left' | 'center';
  /** Next to the heading on wide screens, below the text on small ones. */
  action?: ReactNode;
};

/** The start of a section: eyebrow, heading and a short text. Renders nothing when all are missing. */
export function SectionIntro({
  eyebrow,
  heading,
  unscripted,
  text,
  level = 2,
  id,
  align = 'left',
  action,
}: SectionIntroProps): ReactElement | null {
  if (!eyebrow && !heading && !text && !action) return null;
  const centred = align === 'center';
  return (
    <div
      className={classNames(
        'mb-5 flex flex-col gap-3 md:mb-12',
        centred ? 'items-center text-center' : 'md:flex-row md:items-end md:justify-between',
      )}
    >
      <div className={classNames('flex min-w-0 max-w-[44rem] flex-col gap-3', centred && 'items-center')}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {heading && (
          <Heading level={level} size={level === 1 ? 'title' : 'section'} id={id}>
            {unscripted ? (
              <>
                <span className="noscript:hidden">{heading}</span>
                <span className="hidden noscript:inline">{unscripted}</span>
              </>
            ) : (
              heading
            )}
          </Heading>
        )}
        {text && (
          <p
            className={classNames('max-w-measure text-lead text-text-muted', unscripted && 'noscript:hidden')}
          >
            {text}
          </p>
        )}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
