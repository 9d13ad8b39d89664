import type { Messages } from '../messages';

/** What every form says, in Japanese. */
export const form: Messages['form'] = {
  phone: '{phoneWord, select, mobile {携帯電話} other {電話番号}}',
  postalCode:
    '{postalWord, select, digital {郵便・デジタル住所} eircode {Eircode} postcode {郵便番号} postal {郵便番号} other {郵便番号（ZIP）}}',
  required: '必須項目をすべて入力してください',
  failed: 'エラーが発生しました。しばらくしてからもう一度お試しください。',
  popUpBlocked: 'ポップアップがブロックされました',
  fullName: 'お名前',
  optional: '任意',
  choose: '選択してください',
  send: '送信',
  sending: '送信中',
  again: 'もう一度送信',
  kept: '入力した内容はこのページに残っています。',
  privacy:
    '私の名前、連絡先、入力内容が保存され、回答のために宛先のオフィスまたは担当者に渡されることに同意します。',
  sms: '回答するオフィスが、お問い合わせの内容とそれに合う事業について、上記の番号にテキストメッセージを送ることに同意します。頻度は一定ではありません。通信料がかかる場合があります。配信停止は STOP、ヘルプは HELP と返信してください。同意は任意であり、このサイトの利用や事業の購入に必要ではありません。',
  leaveEmpty: 'この欄は空のままにしてください',
  tooMany: '短い時間に何度も送信されています。少し待ってからもう一度送信してください。',
  expired: 'このフォームの送信元をブラウザが伝えませんでした。ページを開き直してもう一度送信してください。',
  tooLarge: '内容が長すぎて一度に送信できません。前のページに戻り、短くしてからもう一度送信してください。',
  gone: 'このフォームはもうありません。ページを開き直してください。',
  unreadable: 'ブラウザから送られた内容を読み取れませんでした。ページを開き直してもう一度送信してください。',
  back: 'ページに戻る',
  fault: {
    missing: 'この項目を入力してください。',
    agree: 'この欄にチェックを入れてください。同意がないとご依頼に応じられません。',
    choose: 'いずれかを選択してください。',
    email: 'メールアドレスが正しくありません。name@example.com の形で入力してください。',
    phone: '電話番号ではありません。数字で、海外の番号は + と国番号を付けて入力してください。',
    tooLong: '長すぎます。{most} 文字まで入力できます。',
    unknown: 'この項目は存在しません。',
    wrong: '読み取れない文字があります。入力し直してください。',
    some: '{count, plural, other {# 件の項目を確認してください。}}',
  },
};

/** The words of inquiries and of the mails about them, in Japanese. */
export const inquiry: Messages['inquiry'] = {
  buying: '事業の購入',
  selling: '事業の売却',
  franchising: '事業のフランチャイズ化',
  other: 'その他',
  sent: 'お問い合わせを送信しました。',
  next: '{recipient}がメッセージを受け取りました。{within, select, none {} other {{within}、}}ご希望の方法でお返事します。確認のメールをお送りしています。',
  sooner: 'お急ぎの方：{telephone}{hours, select, none {} other {、{hours}}}。',
  failed: 'お問い合わせの送信中にエラーが発生しました。しばらくしてからもう一度お試しください。',
  guideSent: 'ご関心をお寄せいただきありがとうございます。ガイドへのリンクをメールでご確認ください',
  reason: 'ご用件',
  message: 'メッセージ',
  about: '{title}（番号 {number}）について',
  reachBy: 'ご希望の連絡方法',
  reachWhen: 'ご希望の時間帯',
  when: { any: 'いつでも', morning: '午前', afternoon: '午後', evening: '夜' },
  mail: {
    subject: 'メッセージを受け取りました',
    hello: 'こんにちは。',
    thanks: 'ご連絡ありがとうございます。メッセージは {recipient} に届きました。担当者からお返事いたします。',
    mistaken: 'お心当たりがない場合は、このメールに返信してお知らせください。内容を削除いたします。',
    newSubject: '{reason}: {name} 様',
    answerSubject: '{recipient}へのお問い合わせについて',
    newIntro: '{name} 様からサイト経由でお問い合わせがありました。このメールに返信すると回答できます。',
    from: '送信元のページ: {page}',
    why: {
      agent_branding: 'あなたのページから送信されたため届いています。',
      listing_agent: 'あなたの掲載案件についてのお問い合わせのため届いています。',
      office: 'あなたのオフィス宛てに送信されたため届いています。',
      network: 'より近いオフィスや担当者がいないため届いています。',
    },
  },
};
