import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceLabels } from './place-labels';
import { project } from './project';

/** Land from the left edge to 500 of 600. */
const map = {
  ...{ file: '', width: 600, height: 800, scale: 100, translateX: 300, translateY: 400 },
  ...{ land: Array.from({ length: 40 }, () => [0, 500]), streets: null },
};
const box = { left: 0, top: 0, width: 600, height: 800 };

test('puts a label that would cross the border to the left of its town', () => {
  const inland = { name: 'Inland', latitude: 0, longitude: -100 };
  const coastal = { name: 'Nalerigu', latitude: 0, longitude: 110 };
  const { x } = project(map, coastal);
  expect(x).toBeGreaterThan(480);
  const html = renderToStaticMarkup(
    <PlaceLabels map={{ ...map, towns: [inland, coastal] }} box={box} size={10} avoid={[]} clearance={0} />,
  );
  const anchors = [...html.matchAll(/<text x="([\d.]+)"[^>]*?(text-anchor="end")?>(\w+)/g)];
  expect(anchors.map(([, at, end, name]) => [name, end !== undefined, Number(at) < x])).toEqual([
    ['Inland', false, true],
    ['Nalerigu', true, true],
  ]);
});
