/** Ý nghĩa của giá, tiếng Việt. */
export const price = {
  inTrade:
    'Trong {count} doanh nghiệp cùng ngành chúng tôi đang rao bán có công bố giá và thu nhập, doanh nghiệp ở giữa chào {middle} lần, và một nửa chào từ {low} đến {high} lần.',
  withinTrade: 'Doanh nghiệp này nằm trong nửa đó.',
  aboveTrade: 'Doanh nghiệp này chào cao hơn: hãy hỏi lý do.',
  belowTrade: 'Doanh nghiệp này chào thấp hơn: hãy hỏi vì sao.',
};
