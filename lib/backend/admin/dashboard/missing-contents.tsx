import type { ReactElement } from 'react';
import { contentLocale } from '@/lib/i18n/locales';
import { contentNames } from '@/schemas/content-keys';
import type { MissingContent } from './find-missing-contents';

type MissingContentsProps = { missing: readonly MissingContent[]; sections: string };

/** Lists the missing required texts, each with a link to the section that should contain it. */
export function MissingContents({ missing, sections }: MissingContentsProps): ReactElement {
  return (
    <li>
      <h3>
        {missing.length} {missing.length === 1 ? 'text used by the site is' : 'texts used by the site are'}{' '}
        missing
      </h3>
      <ul>
        {missing.map(({ key, section, consequence, id }) => (
          <li key={key}>
            <a
              href={
                id === null
                  ? `${sections}/create`
                  : `${sections}/${id}?field=contents&locale=${contentLocale}`
              }
            >
              “{contentNames[key]}” in the section “{section}”
            </a>
            : until then {consequence}.
          </li>
        ))}
      </ul>
    </li>
  );
}
