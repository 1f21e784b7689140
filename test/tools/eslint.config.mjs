import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
// @ts-expect-error -- the package has no types
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
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
  { ignores: ['dist/**', 'reports/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    // One program for all worlds but that of the service worker, since each takes long: `npm run types` keeps them apart.
    languageOptions: {
      parserOptions: {
        project: ['test/tools/tsconfig.lint.json', 'src/sw/tsconfig.json'],
        tsconfigRootDir: process.cwd(),
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A method may be handed a promise-returning one where the base class ignores what comes back.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { inheritedMethods: false } }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // There are no enums: the compiler refuses what cannot be erased.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSNonNullExpression:not(:has(> MemberExpression[computed=true])):not(:has(> CallExpression))',
          message: 'Only what is proven to be in a list may be asserted, as in list[i]! and list.at(-1)!.',
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/parameter-properties': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['src/**/*.ts'], plugins: { rooms }, rules: { 'rooms/order': 'error' } },
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
      // Lit binds the methods that a template names to the element.
      '@typescript-eslint/unbound-method': 'off',
      // LitElement has every lifecycle callback.
      'wc/guard-super-call': 'off',
      // Definitions are guarded and stand apart from their classes.
      'wc/define-tag-after-class-definition': 'off',
    },
  },
  { files: ['src/cli/**/*.ts', 'src/site/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    // Of tests only the code is looked at, since types take most of the time: `npm run types` checks those.
    files: ['test/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      // chai's words are expressions.
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-syntax': 'off',
      'no-console': 'off',
    },
  },
);
