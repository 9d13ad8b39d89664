import type { Messages } from '../messages';

/** The words of registrations and of the short forms, and of the mails and texts about them, in Vietnamese. */
export const forms: Messages['forms'] = {
  firstName: 'Tên',
  lastName: 'Họ',
  phoneCountry: 'Quốc gia của số điện thoại',
  trade: 'Ngành nghề của bạn',
  town: 'Thành phố của bạn',
  sitting: 'Buổi nào?',
  guide: 'Tài liệu hướng dẫn',
  newsletter:
    'Tôi đồng ý để mạng lưới gửi bản tin qua email cho tôi, khoảng mỗi tháng một lần. Tôi có thể ngừng bất cứ lúc nào bằng cách trả lời bản tin.',
  fault: {
    address: 'Địa chỉ số có dạng GA-183-8164. Địa chỉ bưu chính cũng được.',
    day: 'Vui lòng chọn một trong các ngày được nêu trên trang.',
  },
  send: {
    register: 'Đăng ký',
    valuation: 'Yêu cầu định giá',
    newsletter: 'Đăng ký nhận tin',
    guide: 'Gửi tài liệu cho tôi',
    event: 'Giữ chỗ cho tôi',
    sms: 'Gửi tin nhắn cho tôi',
  },
  sent: {
    buyer: 'Bạn đã đăng ký. Vui lòng kiểm tra email.',
    newsletter: 'Bạn đã đăng ký nhận tin. Vui lòng kiểm tra email.',
    event: 'Chúng tôi đã giữ chỗ cho bạn. Vui lòng kiểm tra email.',
    sms: 'Bạn sẽ nhận được tin nhắn ngay. Trả lời STOP khi không muốn nhận nữa.',
  },
  name: {
    seller: 'Đăng ký người bán',
    valuation: 'Định giá',
    buyer: 'Đăng ký người mua',
    newsletter: 'Bản tin',
    guide: 'Gửi tài liệu hướng dẫn',
    event: 'Chỗ tại sự kiện',
    sms: 'Tin nhắn',
  },
  mail: {
    newIntro: '{name} đã gửi nội dung này qua trang web. Trả lời email này để phản hồi.',
    seller: {
      subject: 'Chúng tôi đã nhận đăng ký của bạn',
      thanks:
        'Cảm ơn bạn đã tin tưởng. {recipient} đã nhận đăng ký và sẽ gọi cho bạn. Không ai khác biết điều này.',
    },
    valuation: {
      subject: 'Định giá của bạn',
      thanks: 'Cảm ơn bạn đã hỏi. {recipient} sẽ viết cho bạn về giá trị có thể có của doanh nghiệp.',
      calculator: 'Nếu có sẵn số liệu năm ngoái, bạn có thể tính ngay một khoảng giá ban đầu.',
      open: 'Đến công cụ tính',
    },
    buyer: {
      subject: 'Bạn đã đăng ký làm người mua',
      thanks: 'Cảm ơn bạn đã đăng ký. {recipient} sẽ viết cho bạn khi có doanh nghiệp phù hợp.',
      listings: 'Những gì đang được bán hôm nay',
    },
    newsletter: {
      subject: 'Từ nay bạn nhận bản tin của chúng tôi',
      thanks:
        'Cảm ơn bạn đã đăng ký. Chúng tôi viết khoảng mỗi tháng một lần. Để ngừng, hãy trả lời email này hoặc bất kỳ bản tin nào.',
    },
    guide: {
      subject: 'Tài liệu hướng dẫn của bạn',
      thanks: 'Cảm ơn bạn đã quan tâm! Đây là tài liệu.',
      open: 'Đọc tài liệu',
      questions: 'Nếu còn câu hỏi, {recipient} sẵn lòng trả lời: hãy trả lời email này.',
    },
    event: {
      subject: 'Chúng tôi đã giữ chỗ cho bạn',
      thanks: 'Cảm ơn bạn sẽ đến. {recipient} giữ chỗ cho bạn và sẽ viết trước ngày đó.',
    },
  },
  text: {
    welcome:
      '{network}: bạn sẽ nhận tin nhắn từ chúng tôi. Tần suất thay đổi. Trả lời STOP để ngừng và HELP để được trợ giúp.',
    stopped: '{network}: bạn sẽ không nhận thêm tin nhắn từ bất kỳ văn phòng nào của chúng tôi.',
    help: '{network}: viết tới {email} để được trợ giúp. Trả lời STOP để ngừng nhận tin.',
  },
  dialog: {
    open: 'Đăng ký làm người mua',
    done: 'Bạn đã đăng ký làm người mua.',
  },
};
