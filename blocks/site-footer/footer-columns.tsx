import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { MenuItem } from '@/schemas/menu';

type FooterColumnsProps = { items: readonly MenuItem[]; page: PageContext };

export function FooterColumns({ items, page }: FooterColumnsProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <nav aria-label={page.t('page.footerNavigation')} className="contents">
      {items.map((column) => (
        <div key={column.href} className="min-w-0 max-sm:last:odd:col-span-2">
          <h2 className="font-sans text-label font-semibold text-accent-strong">{column.label}</h2>
          <ul className="mt-1 columns-[8.5rem] gap-x-6">
            {(column.items.length > 0 ? column.items : [column]).map((link) => (
              <li key={link.href}>
                <a href={page.href(link.href)} className="footer-link text-small">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
