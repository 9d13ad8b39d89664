import { Fragment, type ReactElement } from 'react';
import { LiveAccount } from '@/lib/account/live-account.client';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { lineWidth } from './line-width';

const widthOf = (text: string): number => lineWidth(text, 1);

/** The words of the label in two lines of about the same width. */
export function splitLabel(label: string): readonly string[] {
  const words = label.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [label]);
}

/**
 * The sign-in link of wide screens. The account script shows the name of a buyer above it, so that nothing else moves.
 */
export function AccountLink({ page }: { page: PageContext }): ReactElement {
  return (
    <LiveAccount data={{ 'opens-links': 'a' }}>
      <div className="relative max-lg:hidden">
        <a
          data-account=""
          href={page.href('/reset-password#sign-in')}
          className="menu-entry min-w-16 leading-tight"
        >
          <Icon name="user" className="size-5 max-xl:hidden" />
          <span>
            {splitLabel(page.t('buyer.login')).map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </span>
        </a>
      </div>
    </LiveAccount>
  );
}
