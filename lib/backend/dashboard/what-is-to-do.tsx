import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { filteredList } from './filtered-list';
import { type FoundWork, findWork, mostCounted } from './find-work';

type Screen = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** What waits for whoever has signed in, with a way to each of it. */
export async function WhatIsToDo({ payload, user }: Screen): Promise<ReactElement | null> {
  if (user?.collection !== 'staff') return null;
  const found = await findWork(payload, user);
  const { admin } = payload.config.routes;
  return (
    <section className="to-do" aria-labelledby="to-do">
      <h2 id="to-do">What is to do</h2>
      {found.length === 0 ? (
        <p>Nothing waits for you. Everything that was begun is published.</p>
      ) : (
        <ul>
          {found.map((one) => (
            <Waiting key={`${one.work.collection} ${one.work.many}`} found={one} admin={admin} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ found, admin }: { found: FoundWork; admin: string }): ReactElement {
  const { work, count, documents } = found;
  const list = `${admin}/collections/${work.collection}`;
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
            <a href={`${list}/${id}`}>{name}</a>
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
