import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { isNetworkAdmin, isNetworkStaff, staffMember } from '../access/staff-member';
import { isBeginning, readSteps } from '../beginning/read-steps';
import { readUnwritten } from '../beginning/read-unwritten';
import { composerOf } from '../composing/composer-of';
import { filteredList } from './filtered-list';
import { findHeaderWithoutLoan } from './find-header-without-loan';
import { findMissingContents } from './find-missing-contents';
import { type FoundWork, findWork, mostCounted } from './find-work';
import { MissingContents } from './missing-contents';
import { wayTo } from './way-to';

type Screen = Pick<AdminViewServerProps, 'payload'> & {
  user?: AdminViewServerProps['user'];
  locale?: { code: string };
};

/** What waits for whoever has signed in, with a way to each of it. */
export async function WhatIsToDo({ payload, user, locale }: Screen): Promise<ReactElement | null> {
  if (user?.collection !== 'staff') return null;
  const member = staffMember(user);
  const asking = { payload, user };
  const [found, unwritten, steps, header, missing] = await Promise.all([
    findWork(payload, user),
    isNetworkStaff(member) ? readUnwritten(asking) : [],
    isNetworkAdmin(member) ? readSteps(asking) : [],
    isNetworkStaff(member) ? findHeaderWithoutLoan(asking) : null,
    isNetworkAdmin(member) ? findMissingContents(asking) : [],
  ]);
  const isNothing = found.length === 0 && unwritten.length === 0;
  // What waits then are the first steps, which stand above.
  if (isNothing && isBeginning(steps)) return null;
  const { admin } = payload.config.routes;
  return (
    <section className="to-do" aria-labelledby="to-do">
      <h2 id="to-do">What is to do</h2>
      {isNothing && header === null && missing.length === 0 ? (
        <p>Nothing waits for you. Everything that was begun is published.</p>
      ) : (
        <ul>
          {missing.length > 0 && (
            <MissingContents missing={missing} sections={`${admin}/collections/website-sections`} />
          )}
          {unwritten.length > 0 && <Unwritten pages={unwritten} />}
          {found.map((one) => (
            <Waiting
              key={`${one.work.collection} ${one.work.many}`}
              found={one}
              admin={admin}
              locale={locale?.code}
            />
          ))}
          {header !== null && <LoanUntold header={`${admin}/collections/website-sections/${header}`} />}
        </ul>
      )}
    </section>
  );
}

/** The pages of a new network that still have no words of its own. */
function Unwritten({ pages }: { pages: readonly { id: number; title: string }[] }): ReactElement {
  return (
    <li>
      <h3>
        {pages.length} {pages.length === 1 ? 'page says' : 'pages say'} “{toBeWritten}” where your words
        belong
      </h3>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a href={composerOf('pages', id) ?? '/compose/new'}>{title}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Each listing has an example of payments once the network says what a loan costs. */
function LoanUntold({ header }: { header: string }): ReactElement {
  return (
    <li>
      <h3>
        Each listing shows what paying for it would cost once the network’s header has an interest and its
        source.
      </h3>
      <ul>
        <li>
          <a href={`${header}?field=contents&locale=${contentLocale}`}>Write them in the header</a>
        </li>
      </ul>
    </li>
  );
}

type WaitingProps = { found: FoundWork; admin: string; locale: string | undefined };

function Waiting({ found, admin, locale }: WaitingProps): ReactElement {
  const { work, count, documents } = found;
  const isCounted = count < mostCounted;
  const others = count - documents.length;
  return (
    <li>
      <h3>
        {isCounted ? count : `${mostCounted.toLocaleString('en-GB')} or more`}{' '}
        {count === 1 ? work.one : work.many}
      </h3>
      <ul>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <a href={wayTo(work.collection, id, { admin, locale })}>{name}</a>
          </li>
        ))}
        {others > 0 && (
          <li>
            <a href={filteredList(admin, work)}>{isCounted ? `and ${others} more` : 'and more'}</a>
          </li>
        )}
      </ul>
    </li>
  );
}
