import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { buyerRegistrationDialog } from './buyer-registration-dialog.block';

export default { title: 'Action/Buyer registration dialog' };

export const Example = blockStory(buyerRegistrationDialog);
export const ButtonOnly = blockStory(buyerRegistrationDialog, { heading: undefined, text: undefined });
export const RequiredPropsOnly = blockStory(buyerRegistrationDialog, { showOptional: false });
export const LongWords = blockStory(buyerRegistrationDialog, {
  ...{ heading: veryLongWord, text: veryLongText, button: veryLongWord },
});
export const OnForest = blockStory(buyerRegistrationDialog, { surface: 'forest' });
export const Dark = darkStory(buyerRegistrationDialog);
