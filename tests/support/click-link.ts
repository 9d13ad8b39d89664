import type { Page, Response } from 'playwright';

/**
 * Clicks the first link to an address, after opening whatever hides it.
 * @returns the response of the page it leads to.
 */
export async function clickLink(page: Page, href: string): Promise<Response | null> {
  const links = page.locator(`a[href="${href}"]`);
  const visible = links.locator('visible=true');
  if ((await visible.count()) === 0) await openAround(page, href);
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      answers.push(response);
  });
  const navigated = page.waitForEvent('framenavigated');
  await visible.first().click();
  await navigated;
  await page.waitForLoadState('networkidle');
  return answers.at(-1) ?? null;
}

/**
 * Opens the container of a link: a popover by its button, a `<details>` by its summary, the sign-in dialog
 * by its address.
 */
async function openAround(page: Page, href: string): Promise<void> {
  const list = page.locator('[popover]', { has: page.locator(`a[href="${href}"]`) });
  for (const id of await list.evaluateAll((all) => all.map((item) => item.id))) {
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
