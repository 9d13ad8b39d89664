import { blockStory, darkStory, veryLongText } from '@/lib/ui/storybook/block-story';
import { signInDialog } from './sign-in-dialog.block';

export default { title: 'Frame/Sign-in dialog' };

export const Example = blockStory(signInDialog);
export const WithoutText = blockStory(signInDialog, { text: '' });
export const LongWords = blockStory(signInDialog, { text: veryLongText.slice(0, 300) });
export const Dark = darkStory(signInDialog);
