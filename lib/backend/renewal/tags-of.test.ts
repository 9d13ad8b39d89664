import { describe, expect, test } from 'vitest';
import { collections } from '../collections/collections';
import { tagsOf } from './tags-of';

const draft = { id: 7, route: 'About', _status: 'draft' };
const published = { ...draft, _status: 'published' };

describe('what a change renews', () => {
  test.each([
    ['a page made public', 'pages', published, null, ['pages', 'pages:7', 'pages:About']],
    ['a page taken back', 'pages', draft, published, ['pages', 'pages:7', 'pages:About']],
    ['a page that was never public', 'pages', draft, draft, []],
    ['a draft deleted', 'pages', null, draft, []],
    [
      'a page moved to another route',
      'pages',
      { ...published, route: 'Team' },
      published,
      ['pages', 'pages:7', 'pages:About', 'pages:Team'],
    ],
    [
      'an office renamed',
      'offices',
      { slug: 'new' },
      { slug: 'old' },
      ['offices', 'offices:old', 'offices:new'],
    ],
    [
      'an agent',
      'people',
      { is_agent: true, slug: 'ama', show_on_website: true },
      null,
      ['people', 'agents', 'agents:ama'],
    ],
    ['a team member', 'people', { is_agent: false, show_on_website: true }, null, ['people']],
    [
      'an agent hidden',
      'people',
      { is_agent: true, slug: 'ama', show_on_website: false },
      { is_agent: true, slug: 'ama', show_on_website: true },
      ['people', 'agents', 'agents:ama'],
    ],
    [
      'a listing sold',
      'listings',
      { slug: 'a', status: 'sold' },
      { slug: 'a', status: 'active' },
      ['listings', 'listings:a'],
    ],
    [
      'a listing withdrawn',
      'listings',
      { slug: 'a', status: 'withdrawn' },
      { slug: 'a', status: 'active' },
      ['listings', 'listings:a'],
    ],
    ['a listing being written', 'listings', { slug: 'a', status: 'draft' }, null, []],
    ['a review waiting', 'reviews', { published: false }, null, []],
    ['a review', 'reviews', { published: true }, null, ['reviews']],
    [
      'a section',
      'website-sections',
      { name: 'header', _status: 'published' },
      null,
      ['sections', 'sections:header'],
    ],
    ['a menu', 'menus', { name: 'main' }, null, ['menus', 'menus:main']],
    ['a region', 'regions', { slug: 'oti' }, null, ['regions', 'regions:oti', 'offices']],
    ['a post', 'posts', { slug: 'p', _status: 'published' }, null, ['posts', 'posts:p']],
    ['a redirect', 'redirects', { from: '/a' }, null, ['redirects']],
    ['a picture described anew', 'media', { id: 1, alt: 'New' }, { id: 1, alt: 'Old' }, ['media']],
    ['a picture taken away', 'media', null, { id: 1 }, ['media']],
    ['a picture nothing shows yet', 'media', { id: 1 }, {}, []],
    ['an account', 'staff', { id: 1 }, null, []],
  ])('%s', (_what, collection, after, before, tags) => {
    expect(tagsOf(collection, after, before).sort()).toEqual([...tags].sort());
  });

  test('every collection that pages show has its rule', () => {
    const visible = {
      id: 1,
      slug: 's',
      name: 'n',
      route: 'r',
      _status: 'published',
      status: 'active',
      published: true,
      show_on_website: true,
    };
    const silent = collections
      .map((one) => one.slug)
      .filter((slug) => tagsOf(slug, visible, visible).length === 0);
    expect(silent).toEqual(['staff']);
  });
});
