import { expect } from '@open-wc/testing';
import { defineTable } from '../../src/table/define.ts';

/** The registry of a page that has defined these names already. */
function registryWith(...taken: readonly string[]): {
  registry: CustomElementRegistry;
  defined: Map<string, unknown>;
} {
  const defined = new Map<string, unknown>(taken.map((name) => [name, class extends HTMLElement {}]));
  const registry = {
    get: (name: string) => defined.get(name),
    define(name: string, element: unknown) {
      if (defined.has(name)) throw new DOMException(`${name} is taken`, 'NotSupportedError');
      defined.set(name, element);
    },
  };
  return { registry: registry as unknown as CustomElementRegistry, defined };
}

describe('defining the elements', () => {
  it('takes their proper names where these are free', () => {
    const { registry, defined } = registryWith();
    defineTable(registry);
    expect([...defined.keys()]).to.have.members(['solitaire-table', 'playing-card', 'card-pile']);
  });

  it('does nothing where the table is taken', () => {
    const { registry, defined } = registryWith('solitaire-table');
    defineTable(registry);
    expect([...defined.keys()]).to.deep.equal(['solitaire-table']);
  });

  it('takes other names for cards and piles where theirs are taken', () => {
    const { registry, defined } = registryWith('playing-card', 'card-pile');
    const theirs = defined.get('playing-card');
    defineTable(registry);
    expect([...defined.keys()]).to.include.members([
      'solitaire-table',
      'baize-playing-card',
      'baize-card-pile',
    ]);
    expect(defined.get('playing-card')).to.equal(theirs);
  });

  it('twice changes nothing', () => {
    const { registry, defined } = registryWith();
    defineTable(registry);
    const before = [...defined];
    defineTable(registry);
    expect([...defined]).to.deep.equal(before);
  });

  it('defines no table where there is no name left for its cards', () => {
    const { registry, defined } = registryWith('playing-card', 'baize-playing-card');
    defineTable(registry);
    expect(defined.has('solitaire-table')).to.equal(false);
  });
});
