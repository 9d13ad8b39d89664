/** A sign-in of the demo network. Its password is no secret: never seed a real installation with it. */
export type DemoAccount = {
  name: string;
  role: 'network-admin' | 'network-editor' | 'office-editor';
  email: string;
  password: string;
  /** Slugs of the offices an office editor works for. */
  offices: readonly string[];
};

/** Who may sign in to the CMS of the demo network; the first one may do everything. */
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
