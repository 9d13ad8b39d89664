'use client';

import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import type { Bound } from '../form/binding/binding-form';
import { picturesOfRecords } from '../form/owned/pictures-of-records';
import { RecordPictures } from '../form/owned/record-pictures';
import type { Session } from '../session/session';
import { useSession, useSessionState } from './use-session';

/** `of` says where the source has them. */
type OwnedPicturesProps = { id: string; bind: Bound; of: SuppliedPictures };

/** The pictures that a block shows of records. */
export function OwnedPictures({ id, bind, of }: OwnedPicturesProps): ReactElement {
  const session = useSession();
  const { path, locale } = session.page;
  const props = useSessionState(({ filling }) => filling.page.supplied[id]?.props);
  const table = useSessionState(({ filling }) => filling.page.references.pictures);
  const pressed = useSessionState(({ picture }) => picture);
  const leave = useReturn(session);
  const pictures = useMemo(() => {
    const match = matchRoute(path);
    const own = match ? routeSubjects(match) : {};
    const { query } = bind;
    return props ? picturesOfRecords({ of, query, props, own, pictures: new Map(table) }) : [];
  }, [bind, of, props, path, table]);
  return (
    <RecordPictures
      {...{ kind: of.kind, pictures, pressed, locale, leave }}
      key={pictures.length > 0 ? 'there' : 'none'}
    />
  );
}

/** Whoever comes back from a record's form sees what is new in it. @returns what tells that somebody goes there. */
function useReturn(session: Session): () => void {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      setAway(false);
      session.readDataAnew();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAway, session]);
  return useCallback(() => setAway(true), []);
}
