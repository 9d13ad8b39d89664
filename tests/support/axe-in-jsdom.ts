import axe from 'axe-core';

/** Colours are checked in the browser, where they are known. */
const rules = { 'color-contrast': { enabled: false } };

type Surroundings = { locale: string /** Stands outside `main`, as header and footer do. */; frame: boolean };

/** What axe finds in a piece of a page, one line for each fault. The page around it is sound. */
export async function findAxeViolations(html: string, { locale, frame }: Surroundings): Promise<string[]> {
  document.documentElement.lang = locale;
  document.title = 'Meridian Business Advisors';
  const title = html.includes('<h1') ? '' : '<h1>Meridian</h1>';
  document.body.innerHTML = frame ? `${html}<main>${title}</main>` : `<main>${title}${html}</main>`;
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.failureSummary ?? ''} ${node.html}`),
  );
}
