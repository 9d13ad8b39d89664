import type { ExampleOf } from '@/lib/engine/block';
import type { faqSchema } from './faq.schema';

export const faqExample: ExampleOf<typeof faqSchema> = {
  props: {
    eyebrow: 'Good to know',
    heading: 'What sellers ask us first',
    text: 'Not here? Ring your office. A person answers, from eight in the morning.',
    groups: [
      {
        heading: 'Before you decide',
        questions: [
          {
            question: 'Will my staff or my suppliers find out?',
            answer:
              'Not from us. The listing shows your trade, your region and your figures. A buyer learns the name only after signing a confidentiality agreement, and you may turn any buyer down **before** they learn it.',
          },
          {
            question: 'What do I pay, and when?',
            answer:
              'The first talk and the first estimate are free. Our fee is a share of the price, agreed in writing at the start, and falls due when the money has reached you.\n\n- No sale, no fee\n- No charge for advertising\n- Your lawyer and accountant bill you on their own',
          },
          {
            question: 'Most of my takings are in cash. Is that a problem?',
            answer:
              'It is common, and it can be worked with. We put your till rolls, mobile-money statements and supplier invoices side by side. What can be shown can be priced; what cannot, we leave out.',
          },
        ],
      },
      {
        heading: 'During the sale',
        questions: [
          {
            question: 'May a buyer from abroad take over my shop?',
            answer:
              'For most trades yes, with the minimum capital the law asks for. Some, such as market trading and hairdressing, are kept for Ghanaian owners. Your adviser tells you which applies before anyone is invited.',
          },
          {
            question: 'How long must I stay after the handover?',
            answer:
              'As long as you agree to. Two weeks to three months is usual, and it is written into the contract.',
          },
        ],
      },
    ],
    action: { label: 'All questions from sellers', to: { url: '/sell-a-business/seller-faq' } },
  },
};
