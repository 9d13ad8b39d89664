/** An account of the demo network. Its password is public: never seed a production installation with it. */
export type DemoAccount = {
  name: string;
  role: 'network-admin' | 'network-editor' | 'office-editor';
  email: string;
  password: string;
  /** The slugs of the offices of an office editor. */
  offices: readonly string[];
};

/** The CMS accounts of the demo network; the first one is an administrator. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'Efua Quaynor',
    role: 'network-admin',
    email: 'admin@meridian.example',
    password: 'demo-network-admin',
    offices: [],
  },
  {
    name: 'Yaa Danquah-Smith',
    role: 'network-editor',
    email: 'editor@meridian.example',
    password: 'demo-network-editor',
    offices: [],
  },
  {
    name: 'Grace Sowah',
    role: 'office-editor',
    email: 'osu@meridian.example',
    password: 'demo-osu-editor',
    offices: ['osu'],
  },
  {
    name: 'Comfort Achiaa',
    role: 'office-editor',
    email: 'kumasi@meridian.example',
    password: 'demo-kumasi-editor',
    offices: ['adum', 'ahodwo'],
  },
];
