import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { Examples } from '@/lib/composer/examples/examples';
import { phonesInExamples } from '@/lib/composer/examples/phones-in-examples';
import { tellCustoms } from '@/lib/engine/tell-customs';
import { findEnabledLocale } from '@/lib/i18n/locales';

/** An empty page on which the composer has the examples of blocks drawn: nothing of it is anybody's, so nobody is asked who they are. */
export default async function ExamplesPage({
  params,
}: {
  params: Promise<{ lang: string }>;
}): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  return <Examples told={tellCustoms(locale)} phones={await phonesInExamples()} />;
}
