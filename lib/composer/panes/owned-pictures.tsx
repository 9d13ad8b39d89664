'use client';

import { type ReactElement, useMemo } from 'react';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import type { Bound } from '../form/binding/binding-form';
import { picturesOfRecords } from '../form/owned/pictures-of-records';
import { RecordPictures } from '../form/owned/record-pictures';
import { useSession, useSessionState } from './use-session';

/** `of` says where the source has them. */
type OwnedPicturesProps = { id: string; bind: Bound; of: SuppliedPictures };

/** The pictures that a block shows of records. */
export function OwnedPictures({ id, bind, of }: OwnedPicturesProps): ReactElement {
  const { path, locale } = useSession().page;
  const props = useSessionState(({ filling }) => filling.page.supplied[id]?.props);
  const table = useSessionState(({ filling }) => filling.page.references.pictures);
  const pressed = useSessionState(({ picture }) => picture);
  const pictures = useMemo(() => {
    const match = matchRoute(path);
    const own = match ? routeSubjects(match) : {};
    const { query } = bind;
    return props ? picturesOfRecords({ of, query, props, own, pictures: new Map(table) }) : [];
  }, [bind, of, props, path, table]);
  return (
    <RecordPictures
      {...{ kind: of.kind, pictures, pressed, locale }}
      key={pictures.length > 0 ? 'there' : 'none'}
    />
  );
}
