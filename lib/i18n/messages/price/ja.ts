/** 価格の意味、日本語。 */
export const price = {
  inTrade:
    '価格と利益を公開して売り出し中の同業種{count}件では、中央値は{middle}倍、半数は{low}倍から{high}倍です。',
  withinTrade: 'この案件はその半数に入ります。',
  aboveTrade: 'この案件はそれより高い設定です。理由をお尋ねください。',
  belowTrade: 'この案件はそれより低い設定です。理由をお尋ねください。',
};
