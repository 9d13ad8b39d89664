import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasRemoteContent } from '@/lib/backend/environment';
import { importMap } from '../importMap';

type PageInput = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  return hasRemoteContent() ? {} : generatePageMetadata({ config, params, searchParams });
}

export default function AdminPage({ params, searchParams }: PageInput) {
  if (hasRemoteContent()) notFound();
  return RootPage({ config, params, searchParams, importMap });
}
