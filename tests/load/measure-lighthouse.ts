import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { extent } from './bench-extent.ts';

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  environment: z.object({ benchmarkIndex: z.number() }),
});

const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Lighthouse mobile results for each page, the median run by performance score. */
export async function measureLighthouse(url: string, pages: Record<string, string>) {
  const rows: Record<string, ReturnType<typeof figures>> = {};
  for (const [name, page] of Object.entries(pages)) {
    const runs = Array.from({ length: extent.lighthouseRuns }, () => figures(runWithRetry(url + page)));
    const medianRun = runs.sort((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
    if (medianRun) rows[name] = medianRun;
  }
  return rows;
}

/**
 * Occasionally Chromium records no trace, and Lighthouse has to run again; a run with results is never
 * repeated.
 */
function runWithRetry(url: string, attempts = 3): z.infer<typeof report> {
  try {
    return runLighthouse(url);
  } catch (error) {
    if (attempts <= 1) throw error;
    return runWithRetry(url, attempts - 1);
  }
}

function runLighthouse(url: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const args = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ];
  execFileSync(process.execPath, [...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const parsed = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  return parsed;
}

function figures({ categories, audits, environment }: z.infer<typeof report>) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': value('largest-contentful-paint'),
    'FCP ms': value('first-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    'CLS x1000': Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
    'machine index': Math.round(environment.benchmarkIndex),
  };
}
