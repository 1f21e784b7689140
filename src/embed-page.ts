import './embed.ts';
