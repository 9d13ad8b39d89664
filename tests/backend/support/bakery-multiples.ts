let count = 0;

/** Sale multiples of bakeries; each call uses a new trade. */
export const bakeryMultiples = () => ({
  ...{ industry: `Bakeries ${++count}`, slug: `bakeries-${count}`, category: 'Bakeries' },
  ...{ sde_low: 1.9, sde_mid: 2.4, sde_high: 2.9, sales_multiple: 0.5 },
  ...{ source: 'Closed sales', source_url: 'https://example.com/sales', years: '2021–2025' },
});
