import { blockStory, darkStory, veryLongText } from '@/lib/ui/storybook/block-story';
import { accountForms } from './account-forms.block';

export default { title: 'Action/Account forms' };

export const Example = blockStory(accountForms);
export const WithoutText = blockStory(accountForms, { text: '' });
export const LongWords = blockStory(accountForms, { text: veryLongText.slice(0, 300) });
export const Dark = darkStory(accountForms);
