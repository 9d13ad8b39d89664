import { blockStory, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleOfficeBar } from '@/schemas/examples/office';
import { officeContextBar } from './office-context-bar.block';

export default { title: 'Frame/Office bar' };

export const Example = blockStory(officeContextBar);
export const WithoutPhone = blockStory(officeContextBar, {
  office: { ...exampleOfficeBar, phones: { ...exampleOfficeBar.phones, main: null, organic: null } },
});
export const LongName = blockStory(officeContextBar, { office: { ...exampleOfficeBar, name: veryLongWord } });
