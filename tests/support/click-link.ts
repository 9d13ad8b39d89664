import type { Page, Response } from 'playwright-core';

/**
 * Clicks the first link to an address, where need be after what hides it was opened by a click.
 * @returns the answer of the page that it leads to
 */
export async function clickLink(page: Page, href: string): Promise<Response | null> {
  const links = page.locator(`a[href="${href}"]`);
  const visible = links.locator('visible=true');
  if ((await visible.count()) === 0) await openAround(page, href);
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()) answers.push(answer);
  });
  const left = page.waitForEvent('framenavigated');
  await visible.first().click();
  await left;
  await page.waitForLoadState('networkidle');
  return answers.at(-1) ?? null;
}

/** Opens what a link stands in: a list by its button, a part by its line, the sign-in by the address that asks for it. */
async function openAround(page: Page, href: string): Promise<void> {
  const list = page.locator('[popover]', { has: page.locator(`a[href="${href}"]`) });
  for (const id of await list.evaluateAll((all) => all.map((one) => one.id))) {
    const button = page.locator(`[popovertarget="${id}"]`).locator('visible=true').first();
    if ((await button.count()) > 0) return button.click();
  }
  const dialog = page.locator('dialog', { has: page.locator(`a[href="${href}"]`) });
  if ((await dialog.count()) > 0) {
    await page.goto(`${page.url()}?login=1`, { waitUntil: 'networkidle' });
    return;
  }
  const part = page.locator('details:not([open])', { has: page.locator(`a[href="${href}"]`) });
  await part.first().locator('summary').first().click();
}
