import axe from 'axe-core';

/** Colour contrast is checked in the browser, where colours are computed. */
const rules = { 'color-contrast': { enabled: false } };

type AxeOptions = {
  locale: string;
  /** Renders the fragment outside `main`, like the header and footer. */
  frame: boolean;
};

/** The axe violations of a fragment of a page, one line for each. The surrounding page is valid. */
export async function findAxeViolations(html: string, { locale, frame }: AxeOptions): Promise<string[]> {
  document.documentElement.lang = locale;
  document.title = 'Meridian Business Advisors';
  const title = html.includes('<h1') ? '' : '<h1>Meridian</h1>';
  document.body.innerHTML = frame ? `${html}<main>${title}</main>` : `<main>${title}${html}</main>`;
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.failureSummary ?? ''} ${node.html}`),
  );
}
