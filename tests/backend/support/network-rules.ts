/** The operations that each role may perform. The operations of the administrator are tested for all roles. */
export const networkRules = [
  {
    document: 'the own office',
    allowed: {
      public: 'read',
      'office-editor': 'read readVersions update',
      'network-editor': 'read readVersions create update',
      'network-admin': 'read readVersions create update delete',
    },
  },
  {
    document: 'another office',
    allowed: {
      public: 'read',
      'office-editor': '',
      'network-editor': 'read readVersions create update',
      'network-admin': 'read readVersions create update delete',
    },
  },
  {
    document: 'a closed office',
    allowed: {
      public: '',
      'office-editor': '',
      'network-editor': 'read readVersions update',
      'network-admin': 'read readVersions update',
    },
  },
  {
    document: 'the own account',
    allowed: {
      public: '',
      'office-editor': 'read update',
      'network-editor': 'read update',
      'network-admin': 'read update',
    },
  },
  {
    document: 'another account',
    allowed: {
      public: '',
      'office-editor': '',
      'network-editor': '',
      'network-admin': 'read create update unlock delete',
    },
  },
  {
    document: 'a leader in the own office',
    allowed: {
      public: 'read',
      'office-editor': 'read readVersions',
      'network-editor': 'read readVersions update delete',
      'network-admin': 'read readVersions update delete',
    },
  },
  {
    document: 'a region',
    allowed: {
      public: 'read',
      'office-editor': 'read',
      'network-editor': 'read update',
      'network-admin': 'read create update delete',
    },
  },
  {
    document: 'a valuation multiple',
    allowed: {
      public: 'read',
      'office-editor': 'read',
      'network-editor': 'read readVersions create update delete',
      'network-admin': 'read readVersions create update delete',
    },
  },
] as const;
