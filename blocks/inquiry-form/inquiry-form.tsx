import type { Rendered, ViewInput } from '@/lib/engine/block';
import { FormControl } from '@/lib/forms/view/form-control';
import { FormFrame } from '@/lib/forms/view/form-frame';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { inquiryFields } from '@/schemas/forms/inquiry';
import type { InquiryFormProps } from './inquiry-form.schema';

export function InquiryForm({ props, page, id }: ViewInput<InquiryFormProps>): Rendered {
  const { eyebrow, heading, text, listing, showPhone, showTown, showReach } = props;
  const { button, recipients, thanks, surface } = props;
  const headingId = `${id}-heading`;
  const delivery = { recipients, thanks: page.target(thanks) ?? page.href('/contact-us/thank-you') };
  const control = (name: keyof typeof inquiryFields) => (
    <FormControl id={`${id}-${name}`} name={name} field={inquiryFields[name]} page={page} />
  );
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      <FormFrame form="inquiry" {...{ id, page, delivery, button }}>
        {listing ? (
          <p className="text-small">
            <input type="hidden" name="listing" value={listing.slug} />
            <input type="hidden" name="reason" value="buying" />
            {page.t('inquiry.about', { title: listing.title, number: listing.number })}
          </p>
        ) : (
          control('reason')
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {control('full_name')}
          {control('email')}
          {showPhone && control('phone_country')}
          {showPhone && control('phone')}
        </div>
        {showTown && listing === null && control('town')}
        {showReach && (
          <div className="grid gap-5 sm:grid-cols-2">
            {control('reach_by')}
            {control('reach_when')}
          </div>
        )}
        {control('message')}
        {control('privacy')}
        {showPhone && control('sms')}
      </FormFrame>
    </Section>
  );
}
