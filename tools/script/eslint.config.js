// Rules for the JavaScript of the pages: everything eslint recommends, and what types do not tell.
import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "complexity": ["error", 15],
      "consistent-return": "error",
      "eqeqeq": "error",
      "max-lines": ["error", 400],
      "max-params": ["error", 8],
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-shadow": "error",
      "no-var": "error",
      "prefer-const": "error",
      "require-await": "error",
    },
  },
  // These two are read by pages that have no module.
  { files: ["**/site.js", "**/book.js"], languageOptions: { sourceType: "script" } },
];
