import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildListings } from '../data/listings/listings';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { posts } from '../data/posts';
import { officePictureName } from './office-pictures';
import { pictureFolder } from './picture-file';
import { pictures } from './pictures';
import { portraitOf } from './portraits';
import { postCoverName } from './post-covers';

const MAX_TOTAL_BYTES = 5_000_000;
const MAX_PICTURE_BYTES = 50_000;

const files = readdirSync(pictureFolder).map((file) => ({
  file,
  svg: readFileSync(path.join(pictureFolder, file), 'utf8'),
}));

/** The pixel size of each kind of picture, by the first word of its name. */
const sizes: Readonly<Record<string, string>> = {
  listing: '1200x900',
  office: '1600x1000',
  portrait: '800x800',
  post: '1600x900',
  scene: '2000x1125',
  weave: '1600x900',
};

test('every picture has a file, and every file is a picture', () => {
  expect(files.map(({ file }) => file).toSorted()).toEqual(
    pictures.map(({ name }) => `${name}.svg`).toSorted(),
  );
});

test('every picture that a listing, an office, a person or a post names has a file', () => {
  const names = [
    ...buildListings().flatMap((listing) => listing.pictures),
    ...offices.filter(({ picture }) => picture).map(({ slug }) => officePictureName(slug)),
    ...people.flatMap((person) => portraitOf(person) ?? []),
    ...posts.map(({ slug }) => postCoverName(slug)),
  ];
  const stored = new Set(files.map(({ file }) => path.basename(file, '.svg')));
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
});

test('every picture is well-formed and has the size of its kind', async () => {
  const wrong: string[] = [];
  for (const { file, svg } of files) {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    const size = sizes[file.split('-')[0] ?? ''];
    if (format !== 'svg' || `${width}x${height}` !== size)
      wrong.push(`${file}: ${format} ${width}x${height}`);
  }
  expect(wrong).toEqual([]);
});

test('no picture has scripts, styles or references to anything but its own definitions', () => {
  const foreign = files.filter(({ svg }) =>
    /<(?:script|style|image|use|a|foreignObject|text)\b|https?:|data:|href|style=|\son\w+=/.test(
      svg.replace('xmlns="http://www.w3.org/2000/svg"', ''),
    ),
  );
  expect(foreign.map(({ file }) => file)).toEqual([]);
  const broken = files.filter(({ svg }) =>
    [...svg.matchAll(/url\(#(.*?)\)/g)].some(([, id]) => !svg.includes(`id="${id}"`)),
  );
  expect(broken.map(({ file }) => file)).toEqual([]);
});

test('no picture is stored twice', () => {
  expect(new Set(files.map(({ svg }) => svg)).size).toBe(files.length);
});

test('the pictures are small enough for the repository', () => {
  const bytes = files.map(({ file, svg }) => ({ file, bytes: Buffer.byteLength(svg) }));
  expect(bytes.filter((picture) => picture.bytes > MAX_PICTURE_BYTES)).toEqual([]);
  expect(bytes.reduce((total, picture) => total + picture.bytes, 0)).toBeLessThan(MAX_TOTAL_BYTES);
});
