/** 価格の意味、日本語。 */
export const price = {
  inTrade:
    '価格と利益を公開して売り出し中の同業種{count}件では、中央値は{middle}倍、半数は{low}倍から{high}倍です。',
  withinTrade: 'この案件はその半数に入ります。',
  aboveTrade: 'この案件はそれより高い設定です。理由をお尋ねください。',
  belowTrade: 'この案件はそれより低い設定です。理由をお尋ねください。',
  financing: '支払い方の例',
  example: 'きりのよい条件による例で、融資の提案ではありません。実際の条件は貸し手または売主が決めます。',
  downPaymentMeaning: '引き継ぐ日にご自身で用意する金額です。',
  rest: '残りの代金',
  monthlyPayment: '毎月の支払い',
  monthlyPaymentTerms: '{years, plural, other {#年間}}、年利{rate}の場合。',
  monthlyEarnings: '売主裁量利益（1か月分）',
  left: '毎月手元に残る額',
  leftMeaning: '税金とご自身の生活費を差し引く前の額です。',
  missing: '毎月不足する額',
  missingMeaning:
    'この条件では、支払いが事業の利益を上回ります。自己資金を増やすか期間を延ばすと変わります。',
  unknownInterest: '貸し手所定',
  unknownYears: '数',
};
