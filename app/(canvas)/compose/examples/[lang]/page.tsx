import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { ExampleBlocks } from '@/lib/composer/examples/example-blocks';
import { formatExamplePhones } from '@/lib/composer/examples/example-phones';
import { pageI18nData } from '@/lib/engine/page-i18n-data';
import { findEnabledLocale } from '@/lib/i18n/locales';

/**
 * Empty page into which the composer renders the example of each block. It contains no content, so it
 * requires no sign-in.
 */
export default async function ExamplesPage({
  params,
}: {
  params: Promise<{ lang: string }>;
}): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  return <ExampleBlocks i18n={pageI18nData(locale)} phones={await formatExamplePhones()} />;
}
