/** `npm start`, after the build: serves dist/ under its content security policy until it is stopped. */
import { startSite } from './site-server.mjs';

const { url } = await startSite({ dir: 'dist', port: Number(process.env.PORT ?? 4173) });
console.log(`Baize is at ${url} (stop with Ctrl+C)`);
