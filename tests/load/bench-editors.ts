import { extent } from './bench-extent.ts';
import { benchedPages } from './benched-pages.ts';
import { cores, keepOnCores } from './cores.ts';
import { readCpu } from './measure-cpu.ts';
import { onBuiltSite } from './on-built-site.ts';
import { percentile } from './percentile.ts';
import { type Saved, saveSteadily, seatEditors } from './save-steadily.ts';
import { type Answered, sendAtRate } from './send-at-rate.ts';

const rate = 2_000;
const editorCount = 10;
const warmUpSeconds = 5;

/** Visitors at a steady rate, of pages that rest and of pages that are being saved, in turn; first with no editor at work. */
export const benchEditors = (): Promise<void> =>
  onBuiltSite(async ({ url, pid }) => {
    const editors = await seatEditors(url, editorCount);
    const resting = Object.values(benchedPages).map((page) => url + page);
    const saved = editors.map(({ address }) => address);
    for (const address of [...resting, ...saved]) await (await fetch(address)).arrayBuffer();
    keepOnCores(pid, cores.allButClient);
    keepOnCores(process.pid, cores.client);
    const visit = (seconds: number) =>
      Promise.all([resting, saved].map((addresses) => sendAtRate({ addresses, rate: rate / 2, seconds })));
    // Not counted: the first visits of all.
    await visit(warmUpSeconds);
    const quiet = (await visit(extent.visitSeconds / 4)).flat();
    const isOver = new AbortController();
    const saving = editors.map((editor, number) => saveSteadily(editor, number, isOver.signal));
    const [begun, cpu] = [performance.now(), readCpu(pid)];
    const [ofResting = [], ofSaved = []] = await visit(extent.visitSeconds);
    const share = (readCpu(pid) - cpu) / (performance.now() - begun) / 10;
    isOver.abort();
    const saves = (await Promise.all(saving)).flat();
    keepOnCores(process.pid, cores.all);
    console.log(
      `\n${rate} visits a second for ${extent.visitSeconds} s while ${editorCount} editors save, ms`,
    );
    const isPublished = (saved: Saved) => saved.isPublished;
    console.table({
      'visits before the editors come': describe(quiet),
      'all visits': describe([...ofResting, ...ofSaved]),
      'of the five kinds': describe(ofResting),
      'of the pages being saved': describe(ofSaved),
      'drafts saved': describe(saves.filter((saved) => !isPublished(saved))),
      'pages published': describe(saves.filter(isPublished)),
    });
    console.log(`The server took ${Math.round(share)} % of a core.`);
    for (const fault of new Set([...quiet, ...ofResting, ...ofSaved, ...saves].map((one) => one.fault)))
      if (fault !== null) console.log(`A fault: ${fault}`);
  });

const describe = (answers: readonly Answered[]) => {
  const times = answers.map(({ ms }) => ms);
  return {
    count: answers.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    errors: answers.filter(({ fault }) => fault !== null).length,
  };
};
