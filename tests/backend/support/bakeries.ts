let count = 0;

/** What bakeries are sold for, each time as a trade of its own. */
export const bakeries = () => ({
  ...{ industry: `Bakeries ${++count}`, slug: `bakeries-${count}`, category: 'Bakeries' },
  ...{ sde_low: 1.9, sde_mid: 2.4, sde_high: 2.9, sales_multiple: 0.5 },
  ...{ source: 'Closed sales', source_url: 'https://example.com/sales', years: '2021–2025' },
});
