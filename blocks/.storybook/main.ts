import path from 'node:path';
import type { StorybookConfig } from '@storybook/nextjs-vite';
import type { UserConfig as ViteConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

type Log = NonNullable<NonNullable<NonNullable<ViteConfig['build']>['rolldownOptions']>['onLog']>;

/**
 * The `use client` directive has no effect in a bundle that consists of client code only; hide its warning.
 */
const logTheRest: Log = (level, log, write) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
};

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: ['../*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, alias: { ...vite.resolve?.alias, '@': root } },
    build: { ...vite.build, rolldownOptions: { ...vite.build?.rolldownOptions, onLog: logTheRest } },
  }),
};

export default config;
