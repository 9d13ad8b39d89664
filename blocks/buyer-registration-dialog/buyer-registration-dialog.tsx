import type { Rendered, ViewInput } from '@/lib/engine/block';
import { FormDialog } from '@/lib/forms/view/form-dialog';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { BuyerRegistrationDialogProps } from './buyer-registration-dialog.schema';

export function BuyerRegistrationDialog({
  props,
  page,
  id,
}: ViewInput<BuyerRegistrationDialogProps>): Rendered {
  const { eyebrow, heading, text, button, surface } = props;
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      <FormDialog
        {...{ id, page }}
        form="buyer-registration"
        title={page.t('forms.dialog.open')}
        opener={button || page.t('forms.dialog.open')}
        done={page.t('forms.dialog.done')}
        alone="/buy-a-business/buyer-registration"
      />
    </Section>
  );
}
