import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap';

type PageInput = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export function generateMetadata({ params, searchParams }: PageInput): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default function AdminNotFound({ params, searchParams }: PageInput) {
  return NotFoundPage({ config, params, searchParams, importMap });
}
