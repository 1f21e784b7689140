import { defineConfig, type UserConfig } from 'vite';

export default defineConfig(({ mode }): UserConfig => {
  if (mode === 'node') {
    return { publicDir: false, build: { target: 'node20', minify: false, sourcemap: true } };
  }
  return {};
});
