// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleOf } from '../support/example-blocks';
import { renderStored } from '../support/render-blocks';

/** The hidden recipient and thank-you fields of the form that a block renders. */
async function renderForm(type: string, form: string, props: object) {
  const block = registry.get(type);
  if (!block) throw new Error(`There is no ${type}`);
  const { resolved } = await exampleOf(block);
  const { html, issues } = await renderStored([{ ...resolved, props: { ...resolved.props, ...props } }]);
  expect(issues).toEqual([]);
  document.body.innerHTML = html;
  const formElement = document.querySelector<HTMLFormElement>(`form[action="/api/forms/${form}"]`);
  const sent = new FormData(formElement ?? undefined);
  return {
    to: sent.get('_to'),
    thanks: sent.get('_thanks'),
    sms: formElement?.querySelector('[name=sms]') ?? null,
  };
}

describe.each([
  ['inquiry-form', 'inquiry', 'recipients', 'thanks'],
  ['visitor-form', 'seller-registration', 'recipients', 'thanks'],
  ['buyer-registration-dialog', 'buyer-registration', 'recipients', 'thanks'],
  ['valuation-calculator', 'valuation-mail', 'mailRecipients', 'mailThanks'],
])('form settings › the form of %s', (type, form, recipients, thanks) => {
  const ofItsOwn = type === 'visitor-form' ? { form } : {};

  it('uses the recipients and thank-you page that staff chose', async () => {
    const chosen = { [recipients]: 'network', [thanks]: { url: '/resources' }, ...ofItsOwn };
    expect(await renderForm(type, form, chosen)).toMatchObject({ to: 'network', thanks: '/en-GH/resources' });
  });

  it('defaults to the nearest office and a thank-you page', async () => {
    expect(await renderForm(type, form, ofItsOwn)).toMatchObject({
      to: 'nearest',
      thanks: expect.stringMatching(/^\/en-GH\/.*\/thank-you$/),
    });
  });
});

it('form settings › the buyer registration offers text messages only when staff enable optional fields', async () => {
  const offered = async (props: object) =>
    (await renderForm('buyer-registration-dialog', 'buyer-registration', props)).sms;
  expect(await offered({})).not.toBeNull();
  expect(await offered({ showOptional: false })).toBeNull();
});
