// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleOf } from '../support/example-blocks';
import { renderStored } from '../support/render-blocks';

/** What the form that a block draws goes with, and what it asks for. */
async function drawForm(type: string, form: string, props: object) {
  const block = registry.get(type);
  if (!block) throw new Error(`There is no ${type}`);
  const { filled } = await exampleOf(block);
  const { html, faults } = await renderStored([{ ...filled, props: { ...filled.props, ...props } }]);
  expect(faults).toEqual([]);
  document.body.innerHTML = html;
  const drawn = document.querySelector<HTMLFormElement>(`form[action="/api/forms/${form}"]`);
  const sent = new FormData(drawn ?? undefined);
  return {
    to: sent.get('_to'),
    thanks: sent.get('_thanks'),
    sms: drawn?.querySelector('[name=sms]') ?? null,
  };
}

describe.each([
  ['inquiry-form', 'inquiry', 'recipients', 'thanks'],
  ['visitor-form', 'seller-registration', 'recipients', 'thanks'],
  ['buyer-registration-dialog', 'buyer-registration', 'recipients', 'thanks'],
  ['valuation-calculator', 'valuation-mail', 'mailRecipients', 'mailThanks'],
])('the form of %s', (type, form, recipients, thanks) => {
  const ofItsOwn = type === 'visitor-form' ? { form } : {};

  it('asks whoever staff choose, and leads where they say', async () => {
    const chosen = { [recipients]: 'network', [thanks]: { url: '/resources' }, ...ofItsOwn };
    expect(await drawForm(type, form, chosen)).toMatchObject({ to: 'network', thanks: '/en-GH/resources' });
  });

  it('asks whoever is nearest, and leads to a page of thanks, where they chose nothing', async () => {
    expect(await drawForm(type, form, ofItsOwn)).toMatchObject({
      to: 'nearest',
      thanks: expect.stringMatching(/^\/en-GH\/.*\/thank-you$/),
    });
  });
});

it('the registration over the page offers text messages only where staff leave that to it', async () => {
  const offered = async (props: object) =>
    (await drawForm('buyer-registration-dialog', 'buyer-registration', props)).sms;
  expect(await offered({})).not.toBeNull();
  expect(await offered({ showOptional: false })).toBeNull();
});
