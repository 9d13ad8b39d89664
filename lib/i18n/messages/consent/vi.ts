/** What is asked before a visit is measured, in Vietnamese. */
export const consent = {
  heading: 'Chúng tôi có thể đo lượt truy cập của bạn không?',
  text: 'Nếu bạn đồng ý, chúng tôi dùng {providers} để biết trang nào hữu ích. Cho đến lúc đó, không có gì được tải về, và trang web vẫn như nhau trong cả hai trường hợp.',
  privacy: 'Cách chúng tôi xử lý dữ liệu của bạn',
  accept: 'Chấp nhận',
  refuse: 'Từ chối',
  choose: 'Lựa chọn',
  save: 'Lưu',
  purposes: 'Những gì có thể được đo',
  statistics: 'Thống kê:',
  advertising: 'Quảng cáo:',
  about: {
    statistics:
      'trang nào được đọc, và mọi người đến từ đâu; nếu bạn viết cho chúng tôi, bạn đã đến bằng cách nào.',
    advertising: 'quảng cáo nào của chúng tôi đưa mọi người đến đây.',
  },
  change: 'Lựa chọn quyền riêng tư',
};
