import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { Canvas } from '@/lib/composer/canvas/canvas';
import { pageI18nData } from '@/lib/engine/page-i18n-data';
import { findEnabledLocale } from '@/lib/i18n/locales';

/**
 * Empty page into which the composer renders its preview. It contains no content, so it requires no sign-in.
 */
export default async function CanvasPage({
  params,
}: {
  params: Promise<{ lang: string }>;
}): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  return <Canvas i18n={pageI18nData(locale)} />;
}
