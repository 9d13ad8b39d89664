import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { valuationCalculator } from './valuation-calculator.block';

export default { title: 'Action/Valuation calculator' };

export const Example = blockStory(valuationCalculator);
export const WithoutMultiples = blockStory(valuationCalculator, { multiples: [] });
export const OneTrade = blockStory(valuationCalculator, { trades: [{ name: 'Bakeries' }] });
export const OnForest = blockStory(valuationCalculator, { surface: 'forest' });
export const LongWords = blockStory(valuationCalculator, {
  heading: veryLongWord,
  text: veryLongText,
  caveat: veryLongText,
});
export const InVietnamese = blockStory(valuationCalculator, {}, { locale: 'vi-VN' });
export const Dark = darkStory(valuationCalculator);
