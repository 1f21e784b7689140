/** `npm run -s schema`: the JSON Schema of game rules, which is kept in public/game-rules.schema.json. */
import { rulesJsonSchema } from './rules-schema.ts';

console.log(JSON.stringify(rulesJsonSchema(), undefined, 2));
