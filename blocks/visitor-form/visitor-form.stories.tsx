import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { visitorForm } from './visitor-form.block';

export default { title: 'Action/Form' };

const alone = { heading: undefined, text: undefined };

export const Example = blockStory(visitorForm);
export const Valuation = blockStory(visitorForm, { ...alone, form: 'valuation-start' });
export const Buyer = blockStory(visitorForm, { ...alone, form: 'buyer-registration' });
export const Newsletter = blockStory(visitorForm, { ...alone, form: 'newsletter', surface: 'forest' });
export const Guide = blockStory(visitorForm, {
  ...{ form: 'guide', heading: 'Have the guide sent to you', text: undefined },
  guide: { url: '/franchise-guide' },
});
export const EventSeat = blockStory(visitorForm, {
  ...{ form: 'event-seat', heading: veryLongWord, text: veryLongText },
  sittings: [{ name: '6 February, Accra' }, { name: `${veryLongWord}, online` }],
});
export const RequiredPropsOnly = blockStory(visitorForm, {
  ...alone,
  ...{ form: 'event-seat', showOptional: false, button: 'Come along' },
});
export const TextMessages = blockStory(visitorForm, { ...alone, form: 'sms' });
export const Dark = darkStory(visitorForm);
