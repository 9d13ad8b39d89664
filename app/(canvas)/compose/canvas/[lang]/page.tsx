import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { Canvas } from '@/lib/composer/canvas/canvas';
import { tellCustoms } from '@/lib/engine/tell-customs';
import { findEnabledLocale } from '@/lib/i18n/locales';

/** An empty page that the composer fills: nothing of it is anybody's, so nobody is asked who they are. */
export default async function CanvasPage({
  params,
}: {
  params: Promise<{ lang: string }>;
}): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  return <Canvas told={tellCustoms(locale)} />;
}
