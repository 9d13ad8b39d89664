/** Ý nghĩa của giá, tiếng Việt. */
export const price = {
  inTrade:
    'Trong {count} doanh nghiệp cùng ngành chúng tôi đang rao bán có công bố giá và thu nhập, doanh nghiệp ở giữa chào {middle} lần, và một nửa chào từ {low} đến {high} lần.',
  withinTrade: 'Doanh nghiệp này nằm trong nửa đó.',
  aboveTrade: 'Doanh nghiệp này chào cao hơn: hãy hỏi lý do.',
  belowTrade: 'Doanh nghiệp này chào thấp hơn: hãy hỏi vì sao.',
  financing: 'Có thể trả như thế nào',
  example:
    'Một ví dụ với điều kiện làm tròn, không phải lời chào: bên cho vay hoặc người bán sẽ đặt điều kiện của họ.',
  downPaymentMeaning: 'Số tiền bạn tự bỏ ra vào ngày tiếp quản.',
  rest: 'Phần còn lại của giá',
  monthlyPayment: 'Mỗi tháng bạn sẽ trả',
  monthlyPaymentTerms: 'Trong {years, plural, other {# năm}}, với lãi suất {rate} một năm.',
  monthlyEarnings: 'Thu nhập tùy nghi của người bán trong một tháng',
  left: 'Phần còn lại mỗi tháng',
  leftMeaning: 'Trước thuế và trước khoản bạn cần để sống.',
  missing: 'Phần sẽ thiếu mỗi tháng',
  missingMeaning:
    'Với điều kiện này, số tiền phải trả nhiều hơn doanh nghiệp kiếm được. Thêm vốn tự có hoặc thêm thời gian sẽ thay đổi điều đó.',
  unknownInterest: 'theo bên cho vay',
  unknownYears: 'vài',
};
