/** What is asked before a visit is measured, in Japanese. */
export const consent = {
  heading: 'ご訪問を計測してもよろしいですか。',
  text: '同意いただいた場合、役立つページを知るために {providers} を使います。それまでは何も読み込まれず、どちらを選んでもサイトの内容は同じです。',
  privacy: 'データの取り扱い',
  accept: '同意する',
  refuse: '拒否する',
  choose: '選択する',
  save: '保存する',
  purposes: '計測してよいもの',
  statistics: '統計：',
  advertising: '広告：',
  about: {
    statistics: 'どのページが読まれ、どこから来られたか。お問い合わせの際には、その経路も届きます。',
    advertising: '当社のどの広告から来られたか。',
  },
  change: 'プライバシーの選択',
};
