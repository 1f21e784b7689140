/** A static file server on the loopback address, as plain as the hosts that the site is made for. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * @typedef {object} SiteOptions
 * @property {string} dir the folder that is served
 * @property {string} [over] a folder whose files stand in for those of `dir`
 * @property {string} [basePath] the sub-path under which it is served, `/` or `/a/b/`
 * @property {boolean | string} [csp] true (the default) for the policy of the site, a string for another,
 *   false for none
 * @property {boolean} [compress] whether texts are sent packed to who takes them so, as hosts do; false by default, since tests
 *   would only wait for it
 * @property {number} [port] 0 (the default) for any free one
 */

/**
 * @typedef {object} Site
 * @property {string} url the address of the site's root, ending in a slash
 * @property {number} port
 * @property {() => Promise<void>} stop ends the server and every open connection, and resolves when they are
 *   gone; may be called again
 */

/**
 * Starts to serve a folder: folders by their index.html, 404 and the folder's 404.html for what is not there, no cache
 * without asking.
 *
 * @param {SiteOptions} options
 * @returns {Promise<Site>} rejects when the port is taken
 */
export function startSite({ dir, over, basePath = '/', csp = true, compress = false, port = 0 }) {
  const find = (/** @type {string} */ path) => fileIn(over, path) ?? lookUp(dir, path);
  const server = createServer((request, response) => {
    // As it was sent: whatever somebody types is answered.
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
    const found = pathname.startsWith(basePath) ? find(pathname.slice(basePath.length)) : undefined;
    const missing = found ? undefined : find('404.html');
    const answer = found ?? missing;
    if (!answer) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    if (answer === 'folder') return response.writeHead(301, { location: `${pathname}/` }).end();

    const embedded = pathname.startsWith(`${basePath}embed/`);
    const origin = embedded ? `http://${request.headers.host}` : undefined;
    const policy = csp === true ? contentSecurityPolicy(origin) : csp;
    const packs = compress && !answer.file.endsWith('.png') && takesGzip(request);
    response.writeHead(missing ? 404 : 200, {
      'content-type': TYPES[extname(answer.file)] ?? 'application/octet-stream',
      ...(packs ? { 'content-encoding': 'gzip' } : { 'content-length': answer.size }),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(policy && { 'content-security-policy': policy }),
      ...(embedded && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
    });
    if (request.method === 'HEAD') return response.end();
    const content = createReadStream(answer.file);
    return (packs ? content.pipe(createGzip()) : content).pipe(response);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || !address) return reject(new Error('The server has no port'));
      return resolve({
        url: `http://localhost:${address.port}${basePath}`,
        port: address.port,
        stop: () => stop(server),
      });
    });
  });
}

/** @param {import('node:http').IncomingMessage} request */
function takesGzip({ headers }) {
  return String(headers['accept-encoding']).includes('gzip');
}

/**
 * @param {string} dir
 * @param {string} path below the root of the site, as it stands in the address
 * @returns {{ file: string, size: number } | 'folder' | undefined} 'folder' when the slash is missing
 */
function lookUp(dir, path) {
  const inside = normalize(`/${decode(path)}`);
  if (inside.includes('\0')) return undefined;
  const file = join(dir, inside.endsWith('/') ? `${inside}index.html` : inside);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return 'folder';
  return found?.isFile() ? { file, size: found.size } : undefined;
}

/**
 * @param {string | undefined} dir
 * @param {string} path
 * @returns {{ file: string, size: number } | undefined} a file only: a folder here may lack what the one below it has
 */
function fileIn(dir, path) {
  const found = dir === undefined ? undefined : lookUp(dir, path);
  return found === 'folder' ? undefined : found;
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function stop(server) {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
