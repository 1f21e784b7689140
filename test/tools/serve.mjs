/** `npm start`, after the build: serves dist/ under its content security policy until it is stopped. */
import { startSite } from './site-server.mjs';

const port = Number(process.env.PORT ?? 4173);
const { url } = await startSite({ dir: 'dist', port, compress: true }).catch(
  (/** @type {unknown} */ error) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Port ${port} cannot be had (${reason}). Name another: PORT=4174 npm start`);
    return process.exit(1);
  },
);
console.log(`Baize is at ${url} (stop with Ctrl+C)`);
