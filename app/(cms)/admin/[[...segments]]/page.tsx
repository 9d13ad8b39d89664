import payloadConfig from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { staffMember } from '@/lib/backend/access/staff-member';
import { staffRequest } from '@/lib/backend/composing/composed-record';
import { withoutAutosave } from '@/lib/backend/creation/without-autosave';
import { hasRemoteContent } from '@/lib/backend/environment';
import { changedFirst } from '@/lib/backend/lists/changed-first';
import { withRealPage } from '@/lib/backend/lists/real-page';
import { importMap } from '../importMap';

const config = payloadConfig.then(changedFirst);

type PageInput = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

async function isOfficeStaff(): Promise<boolean> {
  const req = await staffRequest(await headers());
  return staffMember(req?.user)?.role === 'office-editor';
}

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  return hasRemoteContent() ? {} : generatePageMetadata({ config, params, searchParams });
}

export default async function AdminPage({ params, searchParams }: PageInput) {
  if (hasRemoteContent()) notFound();
  const { segments = [] } = await params;
  const mended = withRealPage(await searchParams);
  const { routes } = await config;
  if (mended !== null) redirect(`${routes.admin}/${segments.join('/')}${mended}`);
  // Whoever makes pages of an office makes them where they are seen; pages of other kinds are the network's to make.
  if (segments.join('/') === 'collections/pages/create' && (await isOfficeStaff())) redirect('/compose/new');
  const page = await RootPage({ config, params, searchParams, importMap });
  const [kind, collection, last, ...rest] = segments;
  if (kind !== 'collections' || last !== 'create' || rest.length > 0) return page;
  const manual = config.then((whole) => withoutAutosave(whole, collection));
  return RootPage({ config: manual, params, searchParams, importMap });
}
