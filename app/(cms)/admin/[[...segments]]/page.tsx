import payloadConfig from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { withDefaultSort } from '@/lib/backend/admin/lists/default-sort';
import { correctListQuery } from '@/lib/backend/admin/lists/list-query';
import { withoutAutosave } from '@/lib/backend/composer-api/admin-ui/without-autosave';
import { createStaffRequest } from '@/lib/backend/composer-api/documents/composer-record';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getStaffMember } from '@/lib/backend/platform/access/staff-member';
import { importMap } from '../importMap';

const config = payloadConfig.then(withDefaultSort);

type PageInput = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

async function isOfficeStaff(): Promise<boolean> {
  const req = await createStaffRequest(await headers());
  return getStaffMember(req?.user)?.role === 'office-editor';
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  return hasRemoteContent() ? {} : generatePageMetadata({ config, params, searchParams });
}

export default async function AdminPage({ params, searchParams }: PageInput) {
  if (hasRemoteContent()) notFound();
  const { segments = [] } = await params;
  const correctedQuery = correctListQuery(await searchParams);
  const { routes } = await config;
  if (correctedQuery !== null) redirect(`${routes.admin}/${segments.join('/')}${correctedQuery}`);
  // Office editors create pages in the composer, where they see the result; other kinds of pages are created
  // by the network.
  if (segments.join('/') === 'collections/pages/create' && (await isOfficeStaff())) redirect('/compose/new');
  const page = await RootPage({ config, params, searchParams, importMap });
  const [kind, collection, last, ...rest] = segments;
  if (kind !== 'collections' || last !== 'create' || rest.length > 0) return page;
  const manual = config.then((config) => withoutAutosave(config, collection));
  return RootPage({ config: manual, params, searchParams, importMap });
}
