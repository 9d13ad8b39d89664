import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';
import type { LanguageSwitchProps } from './language-switch.schema';

export function LanguageSwitch({ props, page, id }: ViewInput<LanguageSwitchProps>): Rendered {
  const current = props.languages.find((language) => language.current);
  if (props.languages.length < 2) return null;
  const listId = `${id}-list`;
  return (
    <div>
      <button
        type="button"
        popoverTarget={listId}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-2 text-small font-medium hover:text-link"
      >
        <Icon name="globe" className="size-5" />
        <span className="sr-only">{page.t('page.language')}: </span>
        <span className="sr-only">{current?.label}</span>
        <span aria-hidden="true" className="max-[26rem]:hidden lg:max-xl:hidden">
          {shortName(current?.locale ?? page.locale)}
        </span>
      </button>
      <ul id={listId} popover="auto" className="dropdown dropdown-end">
        {props.languages.map((language) => (
          <li key={language.locale}>
            <a
              href={language.href}
              hrefLang={language.locale}
              lang={language.locale}
              aria-current={language.current ? 'true' : undefined}
              className={classNames(
                'flex items-center justify-between gap-6 rounded-sm px-3 py-2.5 hover:bg-surface-sunken',
                language.current && 'font-semibold',
              )}
            >
              {language.label}
              {language.current && <Icon name="check" className="size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Formats `en-GH` as `EN·GH`, so that two English pages are distinguishable. */
function shortName(locale: string): string {
  return locale.replace('-', '·').toUpperCase();
}
