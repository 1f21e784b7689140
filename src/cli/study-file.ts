import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Solved } from './solve-deal.ts';

/** What a study asks, the same in all its shards: the first line of each of its files. */
export interface StudyHead {
  readonly study: string;
  /** Fingerprint of the rules: results of other rules are another study's. */
  readonly rulesDigest: string;
  readonly deals: string;
  readonly ms: number;
  readonly seed: number;
}

/** The result of one deal, without its line. */
export type StudyResult = Omit<Solved, 'line'>;

/** A file of a study. */
export interface StudyFile {
  readonly head: StudyHead;
  readonly results: readonly StudyResult[];
}

/**
 * Opens the file of a study to go on with it: makes it when there is none, and takes off a last line that was cut off
 * when a run was killed. Gives the results that are there; throws an Error when the file belongs to another study.
 */
export function openStudy(path: string, head: StudyHead): readonly StudyResult[] {
  if (!existsSync(path)) {
    const machine = {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      node: process.version,
    };
    writeFileSync(path, `${JSON.stringify({ ...head, machine, begun: new Date().toISOString() })}\n`);
    return [];
  }
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  const { head: there, results } = readStudy(path);
  if (!sameStudy(there, head)) throw new Error(`${path}: holds another study: ${JSON.stringify(there)}`);
  return results;
}

/** Adds a result to a file. */
export function addResult(path: string, { line: _, ...result }: Solved): void {
  appendFileSync(path, `${JSON.stringify({ ...result, ms: Math.round(result.ms) })}\n`);
}

/** Reads the file of a study. Throws an Error that names the line when it is none. */
export function readStudy(path: string): StudyFile {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const parsed = lines.map((line, index): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`${path}, line ${index + 1}: no JSON`);
    }
  });
  const [head, ...results] = parsed;
  if (!isHead(head)) throw new Error(`${path}, line 1: not the head of a study`);
  const bad = results.findIndex((result) => !isResult(result));
  if (bad >= 0) throw new Error(`${path}, line ${bad + 2}: not the result of a deal`);
  return { head, results: results.filter(isResult) };
}

/** The results of several shards of one study, each deal once. Throws an Error when they are of different studies. */
export function mergeStudies(files: readonly StudyFile[]): StudyResult[] {
  const [first] = files;
  const merged = new Map<string, StudyResult>();
  for (const { head, results } of files) {
    if (first && !sameStudy(first.head, head)) throw new Error('the files are of different studies');
    for (const result of results) merged.set(result.deal, result);
  }
  return [...merged.values()];
}

function sameStudy(one: StudyHead, other: StudyHead): boolean {
  return (['study', 'rulesDigest', 'deals', 'ms', 'seed'] as const).every(
    (field) => one[field] === other[field],
  );
}

function isHead(value: unknown): value is StudyHead {
  return has(value, {
    study: 'string',
    rulesDigest: 'string',
    deals: 'string',
    ms: 'number',
    seed: 'number',
  });
}

function isResult(value: unknown): value is StudyResult {
  return has(value, { deal: 'string', verdict: 'string', ms: 'number', states: 'number', length: 'number' });
}

function has(value: unknown, fields: Readonly<Record<string, string>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(([field, kind]) => typeof Reflect.get(value, field) === kind);
}
