import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startSite, type Site } from './site-server.mjs';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; " +
  "worker-src 'self' blob:; connect-src 'self'; manifest-src 'self'";

describe('the static server', () => {
  let dir: string;
  let site: Site;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'baize-server-'));
    const root = join(dir, 'site');
    await mkdir(join(root, 'munger'), { recursive: true });
    await mkdir(join(root, 'embed'));
    await writeFile(join(dir, 'secret.txt'), 'not part of the site');
    await writeFile(join(root, 'index.html'), 'home');
    await writeFile(join(root, 'munger/index.html'), 'munger');
    await writeFile(join(root, 'embed/index.html'), 'embed');
    await writeFile(join(root, 'embed/solitaire-table.js'), 'export {};');
    site = await startSite({ dir: root, basePath: '/a/' });
  });
  after(async () => {
    await site.stop();
    await rm(dir, { recursive: true });
  });

  it('answers a folder by its page, with the query left aside', async () => {
    assert.equal(await (await fetch(site.url)).text(), 'home');
    assert.equal(await (await fetch(`${site.url}munger/?deal=42`)).text(), 'munger');
  });

  it('answers whatever is asked for, and goes on', async () => {
    for (const path of ['/%00/', '//', '/a/%00', '/a/%', '/a//munger/', '/a/?%00']) {
      const status = await new Promise((resolve, reject) => {
        get({ port: site.port, path }, (response) => resolve(response.resume().statusCode)).on(
          'error',
          reject,
        );
      });
      assert.equal(status, /munger|\?/.test(path) ? 200 : 404, path);
    }
  });

  it('sends a folder without its slash to the address with one', async () => {
    const response = await fetch(`${site.url}munger`, { redirect: 'manual' });
    assert.deepEqual([response.status, response.headers.get('location')], [301, '/a/munger/']);
  });

  it('knows nothing of what is not there, or lies outside of its folder and its path', async () => {
    for (const path of ['nothing/', 'munger/nothing.js', '../secret.txt', '%2e%2e/secret.txt', '%']) {
      assert.equal(await statusOf(site.port, `/a/${path}`), 404, path);
    }
    assert.equal(await statusOf(site.port, '/index.html'), 404);
  });

  it('sends the policy to the letter, and on /embed/ its own origin instead of self', async () => {
    const { origin } = new URL(site.url);
    const policyOf = async (path: string) =>
      (await fetch(site.url + path)).headers.get('content-security-policy');
    assert.equal(await policyOf('munger/'), POLICY);
    assert.equal(await policyOf('embed/?game=munger'), POLICY.replaceAll("'self'", origin));
  });

  it('packs texts for who takes them so, where it is asked to', async () => {
    const packing = await startSite({ dir: join(dir, 'site'), compress: true });
    const page = await fetch(packing.url);
    assert.equal(page.headers.get('content-encoding'), 'gzip');
    assert.equal(await page.text(), 'home');
    const plain = await fetch(packing.url, { headers: { 'accept-encoding': 'identity' } });
    assert.deepEqual([plain.headers.get('content-encoding'), await plain.text()], [null, 'home']);
    await packing.stop();
    assert.equal((await fetch(site.url)).headers.get('content-encoding'), null);
  });

  it('lets other sites load the script for them, and nothing else', async () => {
    const allowedFor = async (path: string) =>
      (await fetch(site.url + path)).headers.get('access-control-allow-origin');
    assert.equal(await allowedFor('embed/solitaire-table.js'), '*');
    assert.equal(await allowedFor('munger/'), null);
  });

  it('takes files from the folder that lies over the site, and all else from the site', async () => {
    const over = join(dir, 'over');
    await mkdir(join(over, 'munger'), { recursive: true });
    await writeFile(join(over, 'index.html'), 'another home');
    const changed = await startSite({ dir: join(dir, 'site'), over });
    const said = async (path: string) => (await fetch(changed.url + path)).text();
    assert.equal(await said(''), 'another home');
    assert.equal(await said('munger/'), 'munger');
    await changed.stop();
  });

  it('is gone when it was stopped, and can come back at the same port', async () => {
    const first = await startSite({ dir });
    await first.stop();
    await first.stop();
    await assert.rejects(fetch(`${first.url}secret.txt`));
    const second = await startSite({ dir, port: first.port });
    assert.equal((await fetch(`${second.url}secret.txt`)).status, 200);
    await second.stop();
  });
});

/** The status of an address that is sent as it stands: fetch would tidy it up. */
function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}
