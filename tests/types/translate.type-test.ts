import type { MessageKey, Translate } from '@/lib/i18n/translate-from';

declare const t: Translate;
declare const key: MessageKey;
declare const day: 'monday' | 'tuesday';

t('office.call');
t('office.officeCount', { count: 3 });
t(key);
t(`office.days.${day}`);

// @ts-expect-error There is no message "office.cal": see lib/i18n/messages/en
t('office.cal');

// @ts-expect-error A group of messages is none.
t('office.days');
