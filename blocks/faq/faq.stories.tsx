import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { faq } from './faq.block';

export default { title: 'Text/Questions and answers' };

const questions = [
  { question: 'Do I need a lawyer?', answer: 'Yes, your own. We can name three who know this work.' },
  { question: 'Do I need a lawyer?', answer: 'Asked twice, answered twice: each keeps its own address.' },
];

export const Example = blockStory(faq);
export const WithoutIntro = blockStory(faq, {
  eyebrow: undefined,
  heading: undefined,
  text: undefined,
  action: undefined,
});
export const OneGroup = blockStory(faq, { groups: [{ questions }] });
export const LongWords = blockStory(faq, {
  heading: veryLongWord,
  groups: [
    {
      heading: veryLongWord,
      questions: [{ question: veryLongWord, answer: `${veryLongText}\n\n${veryLongWord}` }],
    },
  ],
});
export const ManyQuestions = blockStory(faq, {
  groups: [
    {
      heading: 'Forty of them',
      questions: Array.from({ length: 40 }, (_, place) => ({
        question: `What about paper number ${place + 1}?`,
        answer: 'Bring it, or load the name of the office that issued it.',
      })),
    },
  ],
});
export const Dark = darkStory(faq);
