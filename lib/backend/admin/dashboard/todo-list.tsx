import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { composerPathOf } from '../../composer-api/composer-path';
import { getStaffMember, isNetworkAdmin, isNetworkStaff } from '../../platform/access/staff-member';
import { findPlaceholderPages } from '../onboarding/find-placeholder-pages';
import { isOnboarding, readOnboardingSteps } from '../onboarding/onboarding-steps';
import { formatEditorUrl, formatFilteredListUrl } from './admin-links';
import { findHeaderWithoutLoanTerms } from './find-header-without-loan-terms';
import { findMissingContents } from './find-missing-contents';
import { findTodoItems, MAX_COUNTED_DOCUMENTS, type TodoItem } from './find-todo-items';
import { MissingContents } from './missing-contents';

type TodoListProps = Pick<AdminViewServerProps, 'payload'> & {
  user?: AdminViewServerProps['user'];
  locale?: { code: string };
};

/** Dashboard section with the open to-do items of the user. */
export async function TodoList({ payload, user, locale }: TodoListProps): Promise<ReactElement | null> {
  if (user?.collection !== 'staff') return null;
  const member = getStaffMember(user);
  const context = { payload, user };
  const [items, placeholderPages, onboardingSteps, headerId, missing] = await Promise.all([
    findTodoItems(payload, user),
    isNetworkStaff(member) ? findPlaceholderPages(context) : [],
    isNetworkAdmin(member) ? readOnboardingSteps(context) : [],
    isNetworkStaff(member) ? findHeaderWithoutLoanTerms(context) : null,
    isNetworkAdmin(member) ? findMissingContents(context) : [],
  ]);
  const isEmpty = items.length === 0 && placeholderPages.length === 0;
  // The remaining tasks are the onboarding steps, which are displayed above.
  if (isEmpty && isOnboarding(onboardingSteps)) return null;
  const { admin } = payload.config.routes;
  return (
    <section className="to-do" aria-labelledby="to-do">
      <h2 id="to-do">To do</h2>
      {isEmpty && headerId === null && missing.length === 0 ? (
        <p>Nothing to do. All changes are published.</p>
      ) : (
        <ul>
          {missing.length > 0 && (
            <MissingContents missing={missing} sections={`${admin}/collections/website-sections`} />
          )}
          {placeholderPages.length > 0 && <PlaceholderPages pages={placeholderPages} />}
          {items.map((item) => (
            <TodoEntry
              key={`${item.kind.collection} ${item.kind.plural}`}
              item={item}
              admin={admin}
              locale={locale?.code}
            />
          ))}
          {headerId !== null && (
            <MissingLoanTerms headerUrl={`${admin}/collections/website-sections/${headerId}`} />
          )}
        </ul>
      )}
    </section>
  );
}

/** Lists the starter pages with placeholder text. */
function PlaceholderPages({ pages }: { pages: readonly { id: number; title: string }[] }): ReactElement {
  return (
    <li>
      <h3>
        {pages.length} {pages.length === 1 ? 'page still contains' : 'pages still contain'} “{placeholderText}
        ”
      </h3>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a href={composerPathOf('pages', id) ?? '/compose/new'}>{title}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Listings show an example loan once the network's header contains the loan terms. */
function MissingLoanTerms({ headerUrl }: { headerUrl: string }): ReactElement {
  return (
    <li>
      <h3>Listings show loan payments once the network’s header has a loan interest rate and its source.</h3>
      <ul>
        <li>
          <a href={`${headerUrl}?field=contents&locale=${contentLocale}`}>Add them to the header</a>
        </li>
      </ul>
    </li>
  );
}

type TodoItemProps = { item: TodoItem; admin: string; locale: string | undefined };

function TodoEntry({ item, admin, locale }: TodoItemProps): ReactElement {
  const { kind, count, documents } = item;
  const isExactCount = count < MAX_COUNTED_DOCUMENTS;
  const remaining = count - documents.length;
  return (
    <li>
      <h3>
        {isExactCount ? count : `${MAX_COUNTED_DOCUMENTS.toLocaleString('en-GB')} or more`}{' '}
        {count === 1 ? kind.singular : kind.plural}
      </h3>
      <ul>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <a href={formatEditorUrl(kind.collection, id, { admin, locale })}>{name}</a>
          </li>
        ))}
        {remaining > 0 && (
          <li>
            <a href={formatFilteredListUrl(admin, kind)}>
              {isExactCount ? `and ${remaining} more` : 'and more'}
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}
