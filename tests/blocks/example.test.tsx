// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { enabledLocales } from '@/lib/i18n/locales';
import { examplePictures } from '@/schemas/examples/pictures';
import { findAxeViolations } from '../support/axe-in-jsdom';
import { chosenBlocks } from '../support/chosen-blocks';
import { exampleOf } from '../support/example-blocks';
import { renderStored } from '../support/render-blocks';
import { isLongForm } from '../support/test-scope';

/** Warnings and errors fail every test; rendering a block logs nothing at all. */
const log = vi.spyOn(console, 'log');
const info = vi.spyOn(console, 'info');

afterEach(() => {
  document.body.replaceChildren();
  expect([...log.mock.calls, ...info.mock.calls]).toEqual([]);
});

describe.each(chosenBlocks)('$type', (block) => {
  it('has an example that can be published and contains nothing that only a source supplies', async () => {
    const { stored } = await exampleOf(block);
    expect(block.check(stored, { severity: 'publish', supplied: block.supplied })).toEqual([]);
  });

  it('describes its props for the editor', () => {
    expect(block.describe()).toMatchObject({ type: 'object', additionalProperties: false });
  });

  it.each(enabledLocales)('renders in %s without log output or axe violations', async (locale) => {
    const { html, issues } = await renderStored([(await exampleOf(block)).resolved], locale);
    expect(issues).toEqual([]);
    expect(html.length).toBeGreaterThan(20);
    expect(html).not.toContain('undefined');
    // Accessibility violations come from its elements, which are the same in every language.
    if (!isLongForm && locale !== enabledLocales[0]) return;
    expect(await findAxeViolations(html, { locale, frame: block.category === 'frame' })).toEqual([]);
  });

  it('renders in the browser without log output', async () => {
    const container = document.body.appendChild(document.createElement('main'));
    const loaded = await loadBlocks([(await exampleOf(block)).resolved], registry);
    const report = vi.fn();
    await act(async () =>
      render(<LiveBlocks blocks={loaded} page={exampleContext('en-GH', examplePictures)} report={report} />, {
        container,
      }),
    );
    expect(container.childElementCount).toBeGreaterThan(0);
    expect(report).not.toHaveBeenCalled();
  });
});
