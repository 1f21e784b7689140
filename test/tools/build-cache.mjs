/** Folders for what is built: made once for one state of the sources and shared, or for one process alone. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const CACHE = 'node_modules/.cache/baize';
const KEPT_FOR_MS = 60 * 60 * 1000;

/**
 * The folder with a build of the sources as they are now, made by `build` when there is none yet. A folder
 * that was handed out never changes; builds of older sources are removed when they are an hour old.
 *
 * @param {string} name what is built, such as `site` or `cli/bench`
 * @param {(outDir: string) => void | Promise<void>} build fills the folder it is given
 * @returns {Promise<string>}
 */
export async function builtOnce(name, build) {
  const folder = join(CACHE, `${name}-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const made = join(CACHE, `${name}-making-${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  removeOld(name);
  try {
    await build(made);
    renameSync(made, folder);
  } catch (error) {
    // Whoever was quicker has made the same.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/**
 * A folder for this process alone, so that two runs in one checkout do not meet. Whoever asks for it removes it
 * at the end; those of runs that were killed are removed here when they are an hour old.
 *
 * @param {string} name what it is for
 */
export function ownFolder(name) {
  const folder = join(CACHE, `${name}-${process.pid}`);
  mkdirSync(CACHE, { recursive: true });
  removeOld(name);
  return folder;
}

/** A short hash over name, size and time of every source file. */
function fingerprint() {
  const hash = createHash('sha1');
  for (const path of SOURCES.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string} name */
function removeOld(name) {
  const folder = dirname(join(CACHE, name));
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (!path.startsWith(`${join(CACHE, name)}-`)) continue;
    if (Date.now() - statSync(path).mtimeMs > KEPT_FOR_MS) rmSync(path, { recursive: true, force: true });
  }
}
