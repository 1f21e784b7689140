/**
 * What only ESLint can look at: the order of the rooms, what a pure room is handed, elements and their templates.
 * Everything else, types too, is oxlint's (`.oxlintrc.json`), which takes a tenth of the time.
 */
import parser from '@typescript-eslint/parser';
import lit from 'eslint-plugin-lit';
// @ts-expect-error -- the package has no types
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { rooms } from './eslint-rooms.mjs';
import { BROWSER_ROOMS, PURE_ROOMS } from './rooms.mjs';

/** @param {readonly string[]} folders */
const filesIn = (folders) => folders.map((folder) => `src/${folder}/**/*.ts`);

/** What a pure room is handed by its caller, or does without. */
const IMPURE_GLOBALS = new Set([
  ...Object.keys(globals.browser),
  ...Object.keys(globals.node),
  'Date',
  'globalThis',
]);

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.ts'],
    languageOptions: { parser },
    plugins: { rooms },
    rules: {
      'rooms/order': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSNonNullExpression:not(:has(> MemberExpression[computed=true])):not(:has(> CallExpression))',
          message: 'Only what is proven to be in a list may be asserted, as in list[i]! and list.at(-1)!.',
        },
      ],
    },
  },
  {
    files: filesIn(PURE_ROOMS),
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'A pure room is handed its chance.' },
      ],
    },
  },
  {
    files: [...filesIn(BROWSER_ROOMS), 'src/*.ts'],
    extends: [
      lit.configs?.['flat/recommended'] ?? [],
      wc.configs?.['flat/best-practice'] ?? [],
      litA11y.configs.recommended,
    ],
    settings: { wc: { elementBaseClasses: ['LitElement', 'ReactiveElement'] } },
    rules: {
      // LitElement has every lifecycle callback.
      'wc/guard-super-call': 'off',
      // Definitions are guarded and stand apart from their classes.
      'wc/define-tag-after-class-definition': 'off',
    },
  },
);
