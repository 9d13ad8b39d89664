// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Terms } from './terms';

const patterns = readFileSync(path.resolve(import.meta.dirname, 'styles/patterns.css'), 'utf8');
const rules = patterns.match(/[^{}]*\[data-once[^{}]*\{[^{}]*\}/g) ?? [];

test('each term is explained once on a page, at its first occurrence', () => {
  const sde = { term: 'SDE', meaning: 'What an owner takes out.', once: 'sde' } as const;
  const pro = { term: 'Pro', meaning: 'A larger company.', once: 'pro' } as const;
  document.head.innerHTML = `<style>${rules.join('')}</style>`;
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <section>
        <Terms terms={[sde, { term: 'Rest', meaning: 'What is left.' }]} />
      </section>
      <nav />
      <section>
        <div>
          <Terms terms={[{ ...sde, term: 'Earnings' }, pro]} />
        </div>
      </section>
      <section>
        <Terms terms={[pro]} />
      </section>
    </main>,
  );
  const visible = [...document.querySelectorAll('dl > div')].filter(
    (candidate) => getComputedStyle(candidate).display !== 'none',
  );
  expect(visible.map((item) => item.querySelector('dt')?.textContent)).toEqual(['SDE: ', 'Rest: ', 'Pro: ']);
});
