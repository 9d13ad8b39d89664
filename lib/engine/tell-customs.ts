import { wordings } from '@/lib/i18n/wordings';
import { activeMap } from '@/lib/map/active-map';
import type { Locale } from '@/schemas/locale';
import type { Told } from './told-customs';

/** For a browser that draws pages of one language. */
export const tellCustoms = (locale: Locale): Told => ({ locale, messages: wordings[locale], map: activeMap });
