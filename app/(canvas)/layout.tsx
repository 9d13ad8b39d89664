import '@/app/globals.css';
import '@/lib/buyer-area/buyer-area.css';
import '@/lib/ui/fonts/generated/fonts-swap.css';
import '@/lib/composer/styles/canvas.css';
import type { Metadata } from 'next';
import type { ReactElement, ReactNode } from 'react';
import { activeCountry } from '@/lib/i18n/active-country';

export const metadata: Metadata = { title: 'Canvas', robots: { index: false, follow: false } };
export const dynamic = 'force-dynamic';

/** The document of the composer's preview frame, with the styles of the site. */
export default function CanvasLayout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en" data-country={activeCountry}>
      <body>
        {/* Preloads both typefaces before there is a page to render. */}
        <p aria-hidden="true" className="sr-only">
          0 <span className="font-display">0</span>
        </p>
        {children}
      </body>
    </html>
  );
}
