import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import ts from 'typescript';
import { games } from '../../src/games/index.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { ftlFiles } from './checked-words.ts';

/** Ids, and beginnings and ends around what is put in, that the code of the app names anywhere in a text. */
function named(): RegExp[] {
  const found: RegExp[] = [];
  const add = (...parts: readonly string[]): void => {
    if (parts.join('') !== '') found.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text);
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      add(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    }
    ts.forEachChild(node, visit);
  };
  const files = ['src/app', 'src/pages', 'src/site'].flatMap((room) =>
    readdirSync(room).map((name) => `${room}/${name}`),
  );
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return found;
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w\s-]/g, '\\$&');
}

describe('the messages of the app', () => {
  it('are all said somewhere', () => {
    const patterns = named();
    const texts = ['en.app.ftl', 'en.record.ftl', 'en.choose.ftl'].map((name) => ftlFiles.get(name) ?? '');
    const ids = texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
    assert.ok(ids.length > 0);
    assert.deepEqual(
      ids.filter((id) => !patterns.some((pattern) => pattern.test(id))),
      [],
    );
  });

  it('give each family of games a name of its own', async () => {
    const families = [...new Set(games.map(({ family }) => family))];
    for (const language of locales) {
      const words = await loadAllWords(language);
      const names = new Set(families.map((family) => words.format('family', { family })));
      assert.equal(names.size, families.length, language);
    }
  });
});
