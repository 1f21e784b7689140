import { Workbox } from 'workbox-window';

const heading = document.createElement('h1');
heading.textContent = 'Baize';
document.body.append(heading);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) void new Workbox(new URL('sw.js', icon.href).href).register();
}
