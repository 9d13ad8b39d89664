import '@/app/globals.css';
import '@/lib/buyer-area/buyer-area.css';
import '@/lib/ui/fonts/generated/fonts-swap.css';
import type { Preview } from '@storybook/nextjs-vite';
import { registry } from '@/blocks/registry';
import { resolveFromExamples } from '@/lib/engine/example-blocks';
import { exampleContext } from '@/lib/engine/example-context';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { enabledLocales } from '@/lib/i18n/locales';
import { examplePictures } from '@/schemas/examples/pictures';
import { localeSchema } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';
import { StoryPage } from './story-page';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...enabledLocales], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: enabledLocales[0] },
  parameters: {
    a11y: { test: 'error' },
    controls: { disable: true },
    actions: { disable: true },
    interactions: { disable: true },
    options: { storySort: { method: 'alphabetical' } },
  },
  loaders: [
    async ({ parameters }) => ({
      blocks: await loadBlocks(
        await resolveFromExamples([storedBlockSchema.parse(await parameters.stored())], registry),
        registry,
      ),
    }),
  ],
  render: (_args, { loaded, parameters, globals }) => (
    <StoryPage
      blocks={loaded.blocks}
      theme={String(parameters.theme ?? globals.theme)}
      page={exampleContext(localeSchema.parse(parameters.locale ?? globals.locale), examplePictures)}
    />
  ),
};

export default preview;
