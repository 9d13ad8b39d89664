import type { Rendered, ViewInput } from '@/lib/engine/block';
import { FormFrame } from '@/lib/forms/view/form-frame';
import { FormRows } from '@/lib/forms/view/form-rows';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { pageAt } from '@/schemas/forms/form-fields';
import { EventSessions } from './event-sessions';
import type { VisitorFormProps } from './visitor-form.schema';

const usualThanks = '/contact-us/thank-you';
const thanksOf: Partial<Record<VisitorFormProps['form'], string>> = {
  'seller-registration': '/sell-a-business/seller-registration/thank-you',
  'buyer-registration': '/buy-a-business/buyer-registration/thank-you',
};

export function VisitorForm({ props, page, id }: ViewInput<VisitorFormProps>): Rendered {
  const { form, eyebrow, heading, text, guide, sittings, recipients, thanks, button, surface } = props;
  const headingId = `${id}-heading`;
  const delivery = {
    recipients,
    thanks: page.target(thanks) ?? page.href(thanksOf[form] ?? usualThanks),
  };
  const offered = {
    guide: [pageAt(page.target(guide)) ?? page.href('/resources')],
    sitting: sittings.map(({ name }) => name),
  };
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      {form === 'event-seat' && <EventSessions sessions={sittings} page={page} />}
      <FormFrame {...{ form, id, page, delivery, button }}>
        <FormRows {...{ form, id, page, offered }} isShort={!props.showOptional} />
      </FormFrame>
    </Section>
  );
}
