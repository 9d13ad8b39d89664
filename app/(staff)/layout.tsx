import '@/lib/composer/styles/composer.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { hasRemoteContent } from '@/lib/backend/environment';
import { activeCountry } from '@/lib/i18n/active-country';

export const metadata: Metadata = { title: 'Composer', robots: { index: false, follow: false } };
/** Every response has its own nonce, which the content security policy requires on its scripts. */
export const dynamic = 'force-dynamic';

/** The document of staff screens; nothing of it is loaded by public pages. */
export default function StaffLayout({ children }: { children: ReactNode }): ReactElement {
  if (hasRemoteContent()) notFound();
  return (
    <html lang="en" data-country={activeCountry}>
      <body>{children}</body>
    </html>
  );
}
