import './app/tokens.css';
import './app/page.css';
import './app/game.css';
import './app/notice.css';
import './app/home.css';
import { start } from './app/start.ts';

// A variable, since Vite takes `new URL('...', import.meta.url)` for the address of a file.
const here = import.meta.url;
// The script stands one folder below the site's root, here as after the build.
void start(new URL('../', here));
