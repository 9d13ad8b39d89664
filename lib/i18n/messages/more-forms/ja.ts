import type { Messages } from '../messages';

/** The words of registrations and of the short forms, and of the mails and texts about them, in Japanese. */
export const forms: Messages['forms'] = {
  firstName: '名',
  lastName: '姓',
  phoneCountry: '電話番号の国',
  trade: '業種',
  town: '所在地の町',
  sitting: 'ご希望の回',
  guide: 'ガイド',
  newsletter:
    'ネットワークが月に一度ほどメールでニュースレターを送ることに同意します。返信すればいつでも停止できます。',
  fault: {
    address: 'デジタル住所は GA-183-8164 の形です。郵便の住所でもかまいません。',
    day: 'ページに表示されている日程からお選びください。',
  },
  send: {
    register: '登録する',
    valuation: '査定を依頼する',
    newsletter: '購読する',
    guide: 'ガイドを受け取る',
    event: '席を予約する',
    sms: 'テキストを受け取る',
  },
  sent: {
    buyer: '登録しました。メールをご確認ください。',
    newsletter: '購読を開始しました。メールをご確認ください。',
    event: 'お席を確保しました。メールをご確認ください。',
    sms: 'まもなくテキストメッセージが届きます。停止するときは STOP と返信してください。',
  },
  name: {
    seller: '売り手の登録',
    valuation: '査定',
    buyer: '買い手の登録',
    newsletter: 'ニュースレター',
    guide: 'ガイドの送付',
    event: 'イベントの席',
    sms: 'テキストメッセージ',
  },
  mail: {
    newIntro: '{name} 様がサイトから送信されました。このメールに返信すると回答できます。',
    seller: {
      subject: 'ご登録を受け取りました',
      thanks:
        'ご信頼に感謝いたします。{recipient} がご登録を受け取り、お電話いたします。ほかの誰にも知らされません。',
    },
    valuation: {
      subject: '査定について',
      thanks: 'ご依頼ありがとうございます。事業の価値について {recipient} からご連絡いたします。',
      calculator: '昨年の数字がお手元にあれば、今すぐおおよその範囲を計算できます。',
      open: '計算する',
    },
    buyer: {
      subject: '買い手として登録されました',
      thanks: 'ご登録ありがとうございます。合いそうな事業が出たときに {recipient} からご連絡いたします。',
      listings: '本日の売却案件',
    },
    newsletter: {
      subject: 'ニュースレターをお届けします',
      thanks:
        'ご購読ありがとうございます。月に一度ほどお送りします。停止するには、このメールまたはニュースレターに返信してください。',
    },
    guide: {
      subject: 'ガイドのご案内',
      thanks: 'ご関心をお寄せいただきありがとうございます。ガイドはこちらです。',
      open: 'ガイドを読む',
      questions: 'ご質問があれば {recipient} がお答えします。このメールに返信してください。',
    },
    event: {
      subject: 'お席を確保しました',
      thanks: 'ご参加ありがとうございます。{recipient} がお席を確保し、当日までにご連絡いたします。',
    },
  },
  text: {
    welcome:
      '{network}: テキストメッセージをお送りします。頻度は一定ではありません。停止は STOP、ヘルプは HELP と返信してください。',
    stopped: '{network}: 今後、どのオフィスからもテキストメッセージは届きません。',
    help: '{network}: ヘルプは {email} までご連絡ください。停止は STOP と返信してください。',
  },
  dialog: {
    open: '買い手として登録する',
    done: '買い手として登録されました。',
  },
};
