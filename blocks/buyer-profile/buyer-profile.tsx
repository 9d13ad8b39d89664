import type { ReactElement, ReactNode } from 'react';
import { AreaBlock } from '@/lib/buyer-area/area-block';
import { areaPage } from '@/lib/buyer-area/area-texts';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { FormFrame } from '@/lib/forms/view/form-frame';
import { FormRows } from '@/lib/forms/view/form-rows';
import { Icon } from '@/lib/ui/icon';
import type { FormName } from '@/schemas/forms/forms';
import { BuyerProfileIsland } from './buyer-profile.client';
import type { BuyerProfileProps } from './buyer-profile.schema';
import { profileTexts } from './profile-texts';

export function BuyerProfile({ props, page, id }: ViewInput<BuyerProfileProps>): Rendered {
  const { t } = page;
  const heading = props.heading || t('buyer.profile');
  const accountForm = (form: FormName, name: string, button?: string) => (
    <AccountForm form={form} id={`${id}-${name}`} page={page} {...(button && { button })} />
  );
  return (
    <AreaBlock intro={{ ...props, heading }} id={id} page={page} level={1}>
      <div className="area-profile">
        {/* Unusable until the script has filled in the values: a submission would erase them. */}
        <div id={`${id}-profile`} inert>
          {accountForm('buyer-profile', 'profile')}
        </div>
        <BuyerProfileIsland id={id} page={areaPage(page)} texts={profileTexts(page)} />
        <div>
          <h2 className="mb-4 text-card">{t('buyerArea.profile.account')}</h2>
          <Setting label={t('account.send.email')}>
            <p id={`${id}-pending`} hidden />
            {accountForm('change-email', 'email')}
          </Setting>
          <Setting label={t('account.fields.password')}>
            <div id={`${id}-password`}>{accountForm('change-password', 'password')}</div>
            <div id={`${id}-set`} hidden>
              <p>{t('buyerArea.profile.noPassword')}</p>
              {accountForm('forgot-password', 'set', t('buyerArea.profile.setPassword'))}
            </div>
          </Setting>
          <Setting label={t('account.send.delete')}>
            <p>{t('buyerArea.profile.deleteText')}</p>
            {accountForm('delete-account', 'delete')}
          </Setting>
        </div>
      </div>
    </AreaBlock>
  );
}

/** A group of settings, closed at first. */
const Setting = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <details className="unfolding area-setting">
    <summary>
      {label}
      <Icon name="chevron-down" className="size-5" />
    </summary>
    <div>{children}</div>
  </details>
);

type AccountFormProps = { form: FormName; id: string; page: PageContext; button?: string };

/** A form of the account, confirmed in place. */
function AccountForm({ form, id, page, button }: AccountFormProps): ReactElement {
  return (
    <FormFrame
      {...{ form, id, page }}
      delivery={{ recipients: 'nearest', thanks: page.href('/bizmatch/profile') }}
      {...(button && { button })}
    >
      <FormRows form={form} id={id} page={page} />
    </FormFrame>
  );
}
