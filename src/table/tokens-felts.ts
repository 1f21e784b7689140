import { surfaces, type Cloth } from './tokens.ts';

/** From now on tables can lie under felt of every colour. Gives the names of those that there were not before. */
export function addFelts(): Cloth[] {
  const { felt, 'felt-dark': dark } = surfaces;
  Object.assign(surfaces, {
    blue: { ...felt, table: '#28496e', bar: '#1d3755', muted: '#cbdaeb', slot: '#9cb8d6' },
    'blue-dark': { ...dark, table: '#152a42', bar: '#10213a', muted: '#a8b8cb', slot: '#7c95b3' },
    wine: { ...felt, table: '#6b2a3b', bar: '#531e2d', muted: '#ecd2d9', slot: '#d8a9b6' },
    'wine-dark': { ...dark, table: '#3b1a24', bar: '#2e131c', muted: '#ccb0b8', slot: '#a98791' },
  } satisfies Partial<typeof surfaces>);
  return ['blue', 'wine'];
}
