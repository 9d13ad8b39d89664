import type { IReachabilityForbiddenRuleType } from 'dependency-cruiser';

/** What may not be got at through others either, and why. */
export const forbiddenReaches: IReachabilityForbiddenRuleType[] = [
  {
    name: 'views-know-one-language',
    comment: 'Whoever composes would fetch the words of all languages with a view: let the words be given.',
    severity: 'error',
    from: {
      path: '^(blocks|lib/(ui|visitor))/',
      pathNot: '\\.(test|stories)\\.tsx?$|^(blocks/\\.storybook|lib/ui/storybook)/',
    },
    to: { path: '^lib/i18n/messages-by-locale\\.ts$', reachable: true },
  },
];
