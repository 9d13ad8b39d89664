import type { FormPlan } from '../form-plan';

/** Sale price multiples of a trade, with their source. */
export const valuationMultiplePlan: FormPlan = {
  about:
    'What businesses of each trade are sold for, and where it was read. The calculator reckons with these.',
  above: [
    ['industry', 'category'],
    ['sde_low', 'sde_mid', 'sde_high', 'sales_multiple'],
    ['source', 'source_url'],
    ['years', 'sales_count'],
    'second_source',
  ],
  tabs: [],
  fieldTexts: {
    industry: { label: 'Trade', description: 'As visitors choose it in the valuation calculator' },
    category: {
      label: 'Category of listings',
      description: 'Once five of them have figures, the network’s own prices stand beside the published ones',
    },
    sde_low: { label: 'Times SDE: low', description: 'Of seller’s discretionary earnings, as 1.65' },
    sde_mid: { label: 'Times SDE: middle', description: 'As 2.15' },
    sde_high: { label: 'Times SDE: high', description: 'As 2.65' },
    sales_multiple: { label: 'Times sales', description: 'Of a year, as 0.39; empty where nobody says' },
    source: { label: 'Source', description: 'Whose figures these are, and of which sales' },
    source_url: { label: 'Address of the source', description: 'Visitors can look it up' },
    years: { label: 'Years', description: 'In which these were sold, as 2021–2025' },
    sales_count: { label: 'Number of sales', description: 'Where the source tells it' },
    second_source: { label: 'Another published range', description: 'With its source, to compare' },
    slug: {
      label: 'Short name',
      description: 'What pages know the trade by; left empty, it is made from the trade',
    },
  },
};
