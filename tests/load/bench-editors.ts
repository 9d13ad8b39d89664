import { extent } from './bench-extent.ts';
import { benchedPages } from './benched-pages.ts';
import { cores, pinToCores } from './cores.ts';
import { readCpu } from './measure-cpu.ts';
import { onBuiltSite } from './on-built-site.ts';
import { percentile } from './percentile.ts';
import { createEditors, saveSteadily, type TimedSave } from './save-steadily.ts';
import { sendAtRate, type TimedResponse } from './send-at-rate.ts';

const rate = 2_000;
const editorCount = 10;
const warmUpSeconds = 5;

/**
 * Visitors at a steady rate, alternating between idle pages and pages being saved; first without any editor.
 */
export const benchEditors = (): Promise<void> =>
  onBuiltSite(async ({ url, pid }) => {
    const editors = await createEditors(url, editorCount);
    const idleAddresses = Object.values(benchedPages).map((page) => url + page);
    const savedAddresses = editors.map(({ address }) => address);
    for (const address of [...idleAddresses, ...savedAddresses]) await (await fetch(address)).arrayBuffer();
    pinToCores(pid, cores.allButClient);
    pinToCores(process.pid, cores.client);
    const sendVisits = (seconds: number) =>
      Promise.all(
        [idleAddresses, savedAddresses].map((addresses) =>
          sendAtRate({ addresses, rate: rate / 2, seconds }),
        ),
      );
    // Warm-up, not counted.
    await sendVisits(warmUpSeconds);
    const baseline = (await sendVisits(extent.visitSeconds / 4)).flat();
    const isOver = new AbortController();
    const saving = editors.map((editor, number) => saveSteadily(editor, number, isOver.signal));
    const [startedAt, cpu] = [performance.now(), readCpu(pid)];
    const [idleResponses = [], savedResponses = []] = await sendVisits(extent.visitSeconds);
    const share = (readCpu(pid) - cpu) / (performance.now() - startedAt) / 10;
    isOver.abort();
    const saves = (await Promise.all(saving)).flat();
    pinToCores(process.pid, cores.all);
    console.log(
      `\n${rate} visits a second for ${extent.visitSeconds} s while ${editorCount} editors save, ms`,
    );
    const isPublished = (saved: TimedSave) => saved.isPublished;
    console.table({
      'visits without editors': describe(baseline),
      'all visits': describe([...idleResponses, ...savedResponses]),
      'of the five kinds': describe(idleResponses),
      'of the pages being saved': describe(savedResponses),
      'drafts saved': describe(saves.filter((saved) => !isPublished(saved))),
      'pages published': describe(saves.filter(isPublished)),
    });
    console.log(`The server took ${Math.round(share)} % of a core.`);
    for (const error of new Set(
      [...baseline, ...idleResponses, ...savedResponses, ...saves].map((item) => item.error),
    ))
      if (error !== null) console.log(`Error: ${error}`);
  });

const describe = (responses: readonly TimedResponse[]) => {
  const times = responses.map(({ ms }) => ms);
  return {
    count: responses.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    errors: responses.filter(({ error }) => error !== null).length,
  };
};
