import type { Rendered, ViewInput } from '@/lib/engine/block';
import { FormDialog } from '@/lib/forms/view/form-dialog';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { BuyerRegistrationDialogProps } from './buyer-registration-dialog.schema';

const alone = '/buy-a-business/buyer-registration';

export function BuyerRegistrationDialog({
  props,
  page,
  id,
}: ViewInput<BuyerRegistrationDialogProps>): Rendered {
  const { eyebrow, heading, text, showOptional, button, recipients, thanks, surface } = props;
  const headingId = `${id}-heading`;
  const delivery = { recipients, thanks: page.target(thanks) ?? page.href(`${alone}/thank-you`) };
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      <FormDialog
        {...{ id, page, formPagePath: alone, delivery }}
        isShort={!showOptional}
        form="buyer-registration"
        title={page.t('forms.dialog.open')}
        opener={button || page.t('forms.dialog.open')}
        done={page.t('forms.dialog.done')}
      />
    </Section>
  );
}
