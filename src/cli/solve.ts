/**
 * `npm run solve -- GAME FIRST..LAST [--ms 2000] [--solvitaire-deals] [--seed N] [--line] [--json] [--confirm]`: says
 * of each deal whether it can be won when all cards are known, then how many can. A line a deal: deal, verdict (won,
 * lost or undecided), milliseconds of the processor, positions looked at, moves of the line that wins, and with
 * `--line` the moves, which stand behind the `#` of the deal's address and are a replay there. With `--confirm` a deal is lost only when a second search with other keys says so too. Exits
 * with 2 when it is called wrongly.
 */
import type { Deal } from '../cards/shuffle.ts';
import { solveArguments } from './solve-arguments.ts';
import { solveDeal, type Solved } from './solve-deal.ts';
import { solvitaireDeal } from './solvitaire-deals.ts';
import { totalsOf, totalsText } from './totals.ts';

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const asked = solveArguments(args);
  if ('fault' in asked) {
    console.error(asked.fault);
    return 2;
  }
  const { game, deals, effort, solvitaire, line, json } = asked;
  const solved: Solved[] = [];
  for (const name of deals) {
    const deal: Deal = solvitaire ? solvitaireDeal(game, Number(name)) : name;
    const one = solveDeal(game, deal, name, effort);
    solved.push(one);
    const shown = { ...one, ms: Math.round(one.ms * 10) / 10 };
    const { line: moves, ...figures } = shown;
    if (json) console.log(JSON.stringify(line ? shown : figures));
    else console.log([...Object.values(figures), ...(line ? [moves] : [])].join(', '));
  }
  const totals = totalsOf(solved);
  console.log(json ? JSON.stringify(totals) : totalsText(totals));
  return 0;
}
