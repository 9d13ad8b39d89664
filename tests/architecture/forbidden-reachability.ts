import type { IReachabilityForbiddenRuleType } from 'dependency-cruiser';

/** Modules that must not be imported indirectly either, with their reasons. */
export const forbiddenReachability: IReachabilityForbiddenRuleType[] = [
  {
    name: 'views-without-all-messages',
    comment:
      'The composer would load the messages of all languages with a view: pass the messages as values.',
    severity: 'error',
    from: {
      path: '^(blocks|lib/(ui|visitor))/',
      pathNot: '\\.(test|stories)\\.tsx?$|^(blocks/\\.storybook|lib/ui/storybook)/',
    },
    to: { path: '^lib/i18n/messages-by-locale\\.ts$', reachable: true },
  },
];
