import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { Screenshot } from './screenshot.ts';

/** Thumbnail widths by page width, and the height at which long pages are cut, in pixels. */
const thumbnailWidths = { 360: 240, 768: 360, 1024: 420, 1440: 560 } as const;
const MAX_HEIGHT_PX = 1_400;

const style = `body{font:14px system-ui,sans-serif;margin:24px;background:#e9e6df;color:#14231c}
main{display:flex;flex-wrap:wrap;gap:20px;align-items:start}figure{margin:0}figcaption{padding:4px 0;max-width:560px}
img{display:block;box-shadow:0 1px 8px #0003}.fault{color:#a11}`;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function figure({ file, view, status, complaints }: Screenshot): string {
  const complaintCount =
    complaints.length > 0 ? ` <span class="fault">${complaints.length} complaint(s)</span>` : '';
  const caption = `${escapeHtml(view.page)} · ${view.locale} · ${view.width} · ${view.scheme} · ${status}${complaintCount}`;
  const small = `<img src="small/${file.replace('.png', '.webp')}" width="${thumbnailWidths[view.width]}" alt="">`;
  return `<figure><a href="${file}">${small}</a><figcaption>${caption}</figcaption></figure>`;
}

const sheet = (title: string, screenshots: readonly Screenshot[]): string =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1><main>${screenshots.map(figure).join('')}</main>`;

/** Crops and scales a screenshot for a contact sheet. */
export async function shrink(folder: string, { file, view }: Screenshot): Promise<void> {
  const source = sharp(path.join(folder, file));
  const { height, width } = await source.metadata();
  const croppedHeight = Math.min(height, Math.round((MAX_HEIGHT_PX * width) / thumbnailWidths[view.width]));
  await source
    .extract({ left: 0, top: 0, width, height: croppedHeight })
    .resize(thumbnailWidths[view.width])
    .webp({ quality: 82 })
    .toFile(path.join(folder, 'small', file.replace('.png', '.webp')));
}

/**
 * Writes `index.html` with all screenshots, and one PNG per scope, language, width and colour scheme.
 * @returns the names of the PNG files.
 */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  screenshots: readonly Screenshot[],
): Promise<string[]> {
  writeFileSync(path.join(folder, 'index.html'), sheet('The tour', screenshots));
  const groups = Map.groupBy(
    screenshots,
    ({ view }) => `${view.page.split(' ')[0]}--${view.locale}--${view.width}--${view.scheme}`,
  );
  const page = await browser.newPage({ viewport: { width: 2_400, height: 1_200 } });
  const names: string[] = [];
  for (const [group, members] of groups) {
    const html = path.join(folder, `sheet--${group}.html`);
    writeFileSync(html, sheet(group, members));
    await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
    const name = `sheet--${group}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
    names.push(name);
  }
  await page.close();
  return names;
}
