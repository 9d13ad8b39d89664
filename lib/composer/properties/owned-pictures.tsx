'use client';

import { type ReactElement, useMemo } from 'react';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import type { BindingValue } from '../form/binding/binding-form';
import { picturesOfRecords } from '../form/records/pictures-of-records';
import { RecordPictures } from '../form/records/record-pictures';
import { useSession, useSessionState } from '../workspace/use-session';

/** `of` says where the source has pictures. */
type BoundPicturesProps = { id: string; bind: BindingValue; of: SuppliedPictures };

/** The pictures of records that a block shows. */
export function BoundPictures({ id, bind, of }: BoundPicturesProps): ReactElement {
  const { path, locale } = useSession().page;
  const props = useSessionState(({ pageData }) => pageData.page.supplied[id]?.props);
  const table = useSessionState(({ pageData }) => pageData.page.references.pictures);
  const pressed = useSessionState(({ picture }) => picture);
  const pictures = useMemo(() => {
    const match = matchRoute(path);
    const own = match ? routeSubjects(match) : {};
    const { query } = bind;
    return props ? picturesOfRecords({ source: of, query, props, pageSlugs: own, pictures: new Map(table) }) : [];
  }, [bind, of, props, path, table]);
  return (
    <RecordPictures
      {...{ kind: of.kind, pictures, pressedSrc: pressed, locale }}
      key={pictures.length > 0 ? 'there' : 'none'}
    />
  );
}
