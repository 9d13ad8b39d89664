import type { Messages } from '../messages';

/** What every form says, in Vietnamese. */
export const form: Messages['form'] = {
  phone: '{phoneWord, select, mobile {Điện thoại di động} other {Điện thoại}}',
  postalCode:
    '{postalWord, select, digital {Địa chỉ bưu chính/số} eircode {Eircode} postcode {Mã bưu chính} postal {Mã bưu chính} other {Mã ZIP}}',
  required: 'Vui lòng điền đầy đủ các trường bắt buộc',
  failed: 'Đã xảy ra lỗi. Vui lòng thử lại sau.',
  popUpBlocked: 'Cửa sổ bật lên bị chặn',
  fullName: 'Họ và tên',
  optional: 'không bắt buộc',
  choose: 'Vui lòng chọn',
  send: 'Gửi',
  sending: 'Đang gửi',
  again: 'Gửi lại',
  kept: 'Những gì bạn đã viết vẫn còn trên trang này.',
  privacy:
    'Tôi đồng ý để tên, cách liên lạc và những gì tôi viết được lưu và chuyển cho văn phòng hoặc chuyên viên mà tôi viết tới, để họ trả lời tôi.',
  sms: 'Tôi đồng ý để văn phòng trả lời tôi gửi tin nhắn về yêu cầu của tôi và về các doanh nghiệp phù hợp tới số ở trên. Tần suất thay đổi. Có thể phát sinh phí mạng. Trả lời STOP để ngừng nhận và HELP để được trợ giúp. Việc đồng ý là không bắt buộc và không cần thiết để dùng trang này hay mua doanh nghiệp.',
  leaveEmpty: 'Để trống ô này',
  tooMany: 'Bạn đã gửi nhiều lần trong thời gian ngắn. Vui lòng đợi một chút rồi gửi lại.',
  expired: 'Trình duyệt của bạn không cho biết biểu mẫu này đến từ đâu. Vui lòng mở lại trang và gửi lại.',
  tooLarge: 'Nội dung bạn viết quá dài để gửi một lần. Vui lòng quay lại, rút ngắn và gửi lại.',
  gone: 'Biểu mẫu này không còn ở đây. Vui lòng mở lại trang.',
  unreadable: 'Không đọc được nội dung trình duyệt của bạn gửi. Vui lòng mở lại trang và gửi lại.',
  back: 'Quay lại trang',
  fault: {
    missing: 'Vui lòng điền vào ô này.',
    agree: 'Vui lòng đánh dấu ô này: nếu không, chúng tôi không thể làm điều bạn yêu cầu.',
    choose: 'Vui lòng chọn một trong các mục này.',
    email: 'Địa chỉ email này chưa đầy đủ. Địa chỉ có dạng ten@example.com.',
    phone: 'Đây không phải là số điện thoại. Hãy viết các chữ số, kèm + và mã quốc gia nếu là số nước ngoài.',
    tooLong: 'Nội dung quá dài: tối đa {most} ký tự.',
    unknown: 'Ô này không tồn tại.',
    wrong: 'Có nội dung không đọc được. Vui lòng nhập lại.',
    some: '{count, plural, other {Có # ô cần xem lại.}}',
  },
};

/** The words of inquiries and of the mails about them, in Vietnamese. */
export const inquiry: Messages['inquiry'] = {
  buying: 'Mua doanh nghiệp',
  selling: 'Bán doanh nghiệp',
  franchising: 'Nhượng quyền doanh nghiệp',
  other: 'Khác',
  sent: 'Yêu cầu của bạn đã được gửi thành công.',
  next: '{recipient} đã nhận được tin nhắn và sẽ trả lời {within, select, none {} other {{within} }}theo cách bạn đã chọn. Một thư xác nhận đang được gửi đến bạn.',
  sooner: 'Cần sớm hơn: {telephone}{hours, select, none {} other {, {hours}}}.',
  failed: 'Đã xảy ra lỗi khi gửi yêu cầu của bạn. Vui lòng thử lại sau.',
  guideSent: 'Cảm ơn bạn đã quan tâm! Hãy kiểm tra email để nhận liên kết đến tài liệu hướng dẫn',
  reason: 'Bạn cần gì?',
  message: 'Lời nhắn của bạn',
  about: 'Về {title}, số {number}',
  reachBy: 'Cách liên lạc tốt nhất',
  reachWhen: 'Thời gian liên lạc tốt nhất',
  when: { any: 'Bất cứ lúc nào', morning: 'Buổi sáng', afternoon: 'Buổi chiều', evening: 'Buổi tối' },
  mail: {
    subject: 'Chúng tôi đã nhận được lời nhắn của bạn',
    hello: 'Xin chào,',
    thanks: 'Cảm ơn bạn đã viết cho chúng tôi. Lời nhắn đã đến {recipient}, nơi sẽ trả lời bạn.',
    mistaken: 'Nếu không phải bạn viết, vui lòng trả lời email này để cho biết; chúng tôi sẽ xóa nội dung.',
    newSubject: '{reason} – {name}',
    answerSubject: 'Lời nhắn của bạn gửi {recipient}',
    newIntro: '{name} gửi câu hỏi qua trang web. Trả lời email này để phản hồi.',
    from: 'Gửi từ {page}',
    why: {
      agent_branding: 'Thư đến bạn vì được gửi từ các trang của bạn.',
      listing_agent: 'Thư đến bạn vì hỏi về một tin đăng của bạn.',
      office: 'Thư đến bạn vì được gửi tới văn phòng của bạn.',
      network: 'Thư đến bạn vì không có văn phòng hay chuyên viên nào gần hơn.',
    },
  },
};
