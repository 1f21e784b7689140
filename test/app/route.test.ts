import { expect } from '@open-wc/testing';
import { gameAddress, homeAddress, recordAddress, routeOf } from '../../src/app/route.ts';

const root = new URL('https://host.example/a/b/');
const site = { root, languages: ['de', 'en', 'fr'] };

describe('the page that an address stands for', () => {
  const cases = [
    ['', { page: 'home', language: undefined }],
    ['index.html', { page: 'home', language: undefined }],
    ['fr/', { page: 'home', language: 'fr' }],
    ['munger/', { page: 'game', language: undefined, game: 'munger', deal: undefined }],
    ['munger', { page: 'game', language: undefined, game: 'munger', deal: undefined }],
    ['munger/index.html', { page: 'game', language: undefined, game: 'munger', deal: undefined }],
    ['munger/?deal=42#t1t2', { page: 'game', language: undefined, game: 'munger', deal: '42' }],
    ['munger/?deal=', { page: 'game', language: undefined, game: 'munger', deal: '' }],
    ['de/manx/?deal=ms7', { page: 'game', language: 'de', game: 'manx', deal: 'ms7' }],
    ['munger/rules/', { page: 'rules', language: undefined, game: 'munger' }],
    ['fr/munger/rules/index.html', { page: 'rules', language: 'fr', game: 'munger' }],
    ['record/', { page: 'record', language: undefined, game: undefined, from: undefined }],
    ['fr/record/?game=manx', { page: 'record', language: 'fr', game: 'manx', from: undefined }],
    ['record/?game=&from=', { page: 'record', language: undefined, game: undefined, from: undefined }],
    ['record/munger/', { page: 'unknown', language: undefined }],
    ['munger/rules/manx/', { page: 'unknown', language: undefined }],
    ['de/rules/', { page: 'all rules', language: 'de' }],
    ['privacy/', { page: 'topic', language: undefined, topic: 'privacy' }],
    ['de/fair-deals/', { page: 'topic', language: 'de', topic: 'fair-deals' }],
    ['privacy/rules/', { page: 'unknown', language: undefined }],
    ['record/rules/', { page: 'unknown', language: undefined }],
    ['munger/manx/', { page: 'unknown', language: undefined }],
    ['munger/fr/', { page: 'unknown', language: undefined }],
    ['fr/munger/manx/', { page: 'unknown', language: 'fr' }],
    ['it/munger/', { page: 'unknown', language: undefined }],
  ] as const;

  for (const [path, page] of cases) {
    it(`${path || 'the root'}: ${page.page}`, () => {
      expect(routeOf(new URL(path, root), site)).to.deep.equal(page);
    });
  }

  it('is found again by the address that is made for it', () => {
    for (const language of ['en', 'fr']) {
      const route = routeOf(new URL(gameAddress(root, language, 'manx', '98765432109876543210')), site);
      expect(route).to.include({ page: 'game', game: 'manx', deal: '98765432109876543210' });
      expect(route.language ?? 'en').to.equal(language);
      expect(routeOf(new URL(homeAddress(root, language)), site).page).to.equal('home');
      const record = routeOf(new URL(recordAddress(root, language, 'manx', 'golf')), site);
      expect(record).to.deep.equal({ page: 'record', language: route.language, game: 'manx', from: 'golf' });
    }
  });
});
