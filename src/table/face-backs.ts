import { patterns, type Back, type BackPattern } from './face-back.ts';

/** How many figures stand side by side: few on small cards, so that none is noise. */
function across(cardWidth: number): number {
  return cardWidth < 30 ? 2 : cardWidth < 80 ? 3 : 4;
}

/** Rows of arcs, one within the other, each row over the gaps of the last. */
const waves: BackPattern = (context, { margin, width, height, cardWidth }) => {
  const radius = width / across(cardWidth) / 2;
  const rings = cardWidth < 44 ? [1, 0.55] : [1, 0.7, 0.4];
  const rows = Math.ceil(height / radius) + 2;
  for (let row = 0; row < rows; row += 1) {
    const y = margin + row * radius;
    for (let x = margin - (row % 2) * radius; x <= margin + width + radius; x += 2 * radius) {
      for (const ring of rings) {
        context.moveTo(x - radius * ring, y);
        context.arc(x, y, radius * ring, Math.PI, 2 * Math.PI);
      }
    }
  }
};

/** Rays from the middle, around a sun. */
const rays: BackPattern = (context, { margin, width, height, cardWidth }) => {
  const [x, y] = [margin + width / 2, margin + height / 2];
  const count = cardWidth < 44 ? 16 : 28;
  const inner = width * 0.2;
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray * 2 * Math.PI) / count;
    const from = inner * (ray % 2 === 0 ? 1.25 : 1.7);
    context.moveTo(x + from * Math.cos(angle), y + from * Math.sin(angle));
    context.lineTo(x + height * Math.cos(angle), y + height * Math.sin(angle));
  }
  context.moveTo(x + inner, y);
  context.arc(x, y, inner, 0, 2 * Math.PI);
};

/** Stars of four points, large and small by turns. */
const stars: BackPattern = (context, { margin, width, height, cardWidth }) => {
  const step = width / across(cardWidth);
  const rows = Math.round(height / step);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across(cardWidth); column += 1) {
      const x = margin + step * (column + 0.5);
      const y = margin + (height / rows) * (row + 0.5);
      const size = step * ((row + column) % 2 === 0 ? 0.44 : 0.24);
      for (let point = 0; point <= 8; point += 1) {
        const angle = (point * Math.PI) / 4;
        const reach = point % 2 === 0 ? size : size * 0.32;
        const [px, py] = [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
        if (point === 0) context.moveTo(px, py);
        else context.lineTo(px, py);
      }
    }
  }
};

/** Bands that go over and under each other. */
const weave: BackPattern = (context, { margin, width, height, cardWidth }) => {
  const step = width / across(cardWidth);
  const rows = Math.round(height / step);
  const lines = cardWidth < 44 ? [0.35, 0.65] : [0.2, 0.4, 0.6, 0.8];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across(cardWidth); column += 1) {
      const [x, y] = [margin + step * column, margin + (height / rows) * row];
      for (const line of lines) {
        if ((row + column) % 2 === 0) {
          context.moveTo(x, y + (line * height) / rows);
          context.lineTo(x + step, y + (line * height) / rows);
        } else {
          context.moveTo(x + step * line, y);
          context.lineTo(x + step * line, y + height / rows);
        }
      }
    }
  }
};

const added: readonly (readonly [Back, BackPattern])[] = [
  ['waves', waves],
  ['rays', rays],
  ['stars', stars],
  ['weave', weave],
];

/** From now on all backs can be drawn. Gives the names of those that could not before. */
export function addBacks(): Back[] {
  for (const [name, pattern] of added) patterns.set(name, pattern);
  return added.map(([name]) => name);
}
